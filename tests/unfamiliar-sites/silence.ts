/** Code of a site’s page: a function that returns the address of an audio file, so that a player needs no file. */
export const silence = /* js */ `/** A minute of silence. */
function silence() {
  const size = 8_000 * 60;
  const view = new DataView(new ArrayBuffer(44 + size));
  const write = (at, text) => [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF'); view.setUint32(4, 36 + size, true); write(8, 'WAVEfmt '); view.setUint32(16, 16, true); view.setUint16(20, 1, true); view.setUint16(22, 1, true);
  view.setUint32(24, 8_000, true); view.setUint32(28, 8_000, true); view.setUint16(32, 1, true); view.setUint16(34, 8, true); write(36, 'data'); view.setUint32(40, size, true);
  new Uint8Array(view.buffer, 44).fill(128);
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
}`;
