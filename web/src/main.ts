import "./frame/theme.css";
import { mount } from "svelte";
import App from "./app/App.svelte";

const page = document.getElementById("page");
if (page === null) throw new Error("no page");
mount(App, { target: page });
