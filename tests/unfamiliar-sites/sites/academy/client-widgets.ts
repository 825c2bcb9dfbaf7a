/** What lives in the browser only. */
export const clientWidgets = `
Alpine.data('toasts', () => ({
  list: [],
  add(text) {
    const toast = { id: Date.now() + Math.random(), text, shown: false };
    this.list.push(toast);
    const own = this.list[this.list.length - 1];
    setTimeout(() => { own.shown = true; }, 20);
    setTimeout(() => { own.shown = false; }, 3200);
    setTimeout(() => { this.list = this.list.filter((each) => each.id !== toast.id); }, 3700);
  },
}));

Alpine.data('carousel', (count) => ({
  at: 0,
  count,
  timer: 0,
  init() {
    this.timer = setInterval(() => this.move(1), 7000);
  },
  hold() {
    clearInterval(this.timer);
  },
  move(by) {
    this.at = (this.at + by + this.count) % this.count;
  },
  destroy() {
    clearInterval(this.timer);
  },
}));

Alpine.data('voices', (list) => ({
  list,
  at: 0,
  init() {
    this.timer = setInterval(() => { this.at = (this.at + 1) % this.list.length; }, 5500);
  },
  destroy() {
    clearInterval(this.timer);
  },
}));

Alpine.data('question', () => ({
  open() {
    this.$refs.questionDialog.showModal();
    this.$refs.questionDialog.querySelector('textarea').focus();
  },
}));

Alpine.data('preview', () => ({
  isOpen: false,
  phase: '',
  words: '',
  open() {
    this.words = document.querySelector('.voucher-text')?.textContent ?? '';
    this.phase = 'is-entered';
    this.isOpen = true;
  },
  close() {
    this.isOpen = false;
    this.phase = 'is-left';
  },
}));

Alpine.data('badge', () => ({
  init() {
    const script = document.createElement('script');
    script.src = '//badges.localhost:' + location.port + '/widgets/badge.js';
    script.async = true;
    document.head.append(script);
  },
}));

Alpine.data('chat', () => ({
  state: 'idle',
  start() {
    this.state = 'loading';
    const script = document.createElement('script');
    script.src = 'http://chat.localhost:47999/messenger.js';
    script.onerror = () => { setTimeout(() => { this.state = 'closed'; }, 500); };
    document.head.append(script);
  },
}));

Alpine.data('sortable', () => ({
  init() {
    this.sorter = Sortable.create(this.$el, {
      animation: 150,
      forceFallback: true,
      onEnd: () => this.$wire.sort(...this.sorter.toArray().map(Number)),
      dataIdAttr: 'data-dish',
    });
  },
  destroy() {
    this.sorter.destroy();
  },
}));

Alpine.data('homework', () => ({
  file: null,
  url: '',
  name: '',
  remark: '',
  problem: '',
  percent: 0,
  isSending: false,
  choose(input) {
    const [file] = input.files;
    input.value = '';
    if (!file) return;
    this.problem = '';
    if (!file.type.startsWith('image/')) {
      this.problem = 'Please choose a picture; this is not one.';
      return;
    }
    this.file = file;
    this.name = file.name;
    this.send('/livewire/upload-file', () => { this.url = '/picture.svg?upload-' + encodeURIComponent(file.name); });
  },
  remove() {
    this.file = null;
    this.url = '';
    this.percent = 0;
  },
  handIn() {
    if (!this.file) {
      this.problem = 'Please choose a photo first.';
      return;
    }
    this.isSending = true;
    this.send('/homework/photos', () => {
      this.remove();
      this.remark = '';
      window.dispatchEvent(new CustomEvent('flash', { detail: 'Your homework is with Noor.' }));
    });
  },
  send(address, done) {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('photo', this.file);
    form.append('remark', this.remark);
    request.upload.onprogress = (event) => { this.percent = Math.round((event.loaded / event.total) * 90); };
    request.onload = () => {
      this.isSending = false;
      this.percent = 0;
      if (request.status === 200) done();
    };
    request.open('POST', address);
    request.send(form);
  },
}));
`;
