/** "It is your turn", for eyes that look elsewhere: a bell and a mark in the window's title. */

let audio: AudioContext | undefined;

/** A ship's bell, two strokes. Browsers allow it only after a first click; before that it stays silent. */
export function bell(): void {
  audio ??= new AudioContext();
  if (audio.state !== "running") {
    void audio.resume();
    return;
  }
  for (const [after, pitch] of [[0, 880], [0.16, 1174]]) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}

export function title(words: string, marked: boolean): void {
  document.title = (marked ? "● " : "") + (words ? `${words} – ` : "") + "Kogge";
}
