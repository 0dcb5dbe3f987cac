/** This browser's subscription to push notices (the Push API). */
import type { NewWay } from "../app/protocol.ts";

export const possible = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const text = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer()))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** Null if the browser's owner says no. */
export async function subscribe(key: string): Promise<Pick<NewWay, "address" | "p256dh" | "auth"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return { address: found.endpoint, p256dh: text(found.getKey("p256dh")), auth: text(found.getKey("auth")) };
}
