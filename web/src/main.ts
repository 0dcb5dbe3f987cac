import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource/grenze/latin-600.css";
import "@fontsource/grenze/latin-700.css";
import "@fontsource/grenze/latin-ext-600.css";
import "@fontsource/grenze/latin-ext-700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./theme/base.css";
import "./theme/tokens.css";
import "./boards/covers.ts";

if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js").catch(() => {}); // it works without

mount(App, { target: document.getElementById("app")! });
