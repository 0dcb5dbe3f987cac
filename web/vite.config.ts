import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";

/** The server that `npm run dev` talks to. */
const server = process.env.KOGGE_SERVER ?? "http://127.0.0.1:8437";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: { outDir: "../src/kogge/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048 },
  server: { proxy: { "/api": { target: server, ws: true }, "/schema": server } },
  define: { __VERSION__: JSON.stringify(JSON.parse(readFileSync("package.json", "utf-8")).version ?? "") },
});
