import "@fontsource/pirata-one/latin-400.css?title=dark_castle";
import "./cover.css";
import type { Lid } from "../covers.ts";
import Cover from "./Cover.svelte";

const lid: Lid = { Cover, minutes: [20, 40], seats: 3, order: 3 };
export default lid;
