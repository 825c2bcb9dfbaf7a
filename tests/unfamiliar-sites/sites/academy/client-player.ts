/** The video lesson, its controls and its chapters. */
export const clientPlayer = `
const LENGTH = 120;
const captions = [
  'Flour first, then the water, then the starter.',
  'Mix until nothing is dry. No kneading yet.',
  'Cover it and leave it alone for half an hour.',
  'Fold from the edge into the middle, turn, repeat.',
  'Pull it towards you and let the surface tighten.',
];

/** A quiet sound track of the lesson's length. */
function soundTrack() {
  const rate = 3000;
  const bytes = new Uint8Array(44 + rate * LENGTH).fill(128);
  const view = new DataView(bytes.buffer);
  const word = (at, text) => [...text].forEach((sign, index) => view.setUint8(at + index, sign.charCodeAt(0)));
  word(0, 'RIFF');
  view.setUint32(4, 36 + rate * LENGTH, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, rate * LENGTH, true);
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

Alpine.data('player', () => ({
  isOn: false,
  isMuted: false,
  isWide: false,
  captions: true,
  now: 0,
  length: LENGTH,
  init() {
    this.address = soundTrack();
    this.$refs.video.src = this.address;
  },
  get caption() {
    return captions[Math.min(captions.length - 1, Math.floor(this.now / 24))];
  },
  clock(seconds) {
    const whole = Math.floor(seconds);
    return Math.floor(whole / 60) + ':' + String(whole % 60).padStart(2, '0');
  },
  toggle() {
    const { video } = this.$refs;
    if (!video.paused) return video.pause();
    video.play().catch(() => undefined);
  },
  tick() {
    this.now = this.$refs.video.currentTime;
  },
  seek(to) {
    this.$refs.video.currentTime = Number(to);
    this.now = Number(to);
  },
  skip(by) {
    this.seek(Math.max(0, Math.min(this.length, this.$refs.video.currentTime + by)));
  },
  mute() {
    this.isMuted = !this.isMuted;
    this.$refs.video.muted = this.isMuted;
  },
  key(event) {
    if (event.target !== this.$el) return;
    const act = { ' ': () => this.toggle(), ArrowRight: () => this.skip(5), ArrowLeft: () => this.skip(-5), m: () => this.mute() }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  },
  destroy() {
    URL.revokeObjectURL(this.address);
  },
}));

function bindChapters() {
  for (const chapter of document.querySelectorAll('.chapter')) {
    chapter.addEventListener('click', () => {
      const [minutes, seconds] = chapter.dataset.time.split(':').map(Number);
      const video = document.querySelector('.player video');
      video.currentTime = minutes * 60 + seconds;
      video.play();
    });
  }
}
window.addEventListener('livewire:navigated', bindChapters);
`;
