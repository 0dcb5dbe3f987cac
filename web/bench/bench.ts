/** `npm run dev`, then /bench/?lang=de&theme=dark&phone: one board and its dock from bench/fixture.json, clicks shown below. */
import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource/grenze/latin-600.css";
import "@fontsource/grenze/latin-700.css";
import { mount } from "svelte";
import "../src/theme/base.css";
import "../src/theme/tokens.css";
import Bench from "./Bench.svelte";

mount(Bench, { target: document.getElementById("app")! });
