export const builder = /* js */ `
import { onBeforeUnmount, onMounted, ref, watch } from 'vue';
import Sortable from 'sortablejs';
import { http } from '$lib/core.js';

const paints = [['modrá', '#2b5fa8'], ['cihlová', '#a84a2b'], ['lesní', '#2b6b3f']];

export const Builder = {
  setup() {
    const canvas = ref(null), list = ref(null), paint = ref(paints[0]), saved = ref('');
    const wishes = ref(['Nízká hmotnost', 'Pohodlí', 'Cena', 'Údržba']);
    let angle = 0.6, dragged, sortable;
    const draw = () => {
      const pen = canvas.value.getContext('2d'), width = Math.cos(angle);
      pen.clearRect(0, 0, 320, 200);
      pen.lineWidth = 5;
      pen.strokeStyle = '#333';
      for (const x of [-80, 80]) { pen.beginPath(); pen.ellipse(160 + x * width, 130, Math.abs(48 * width) + 4, 48, 0, 0, 7); pen.stroke(); }
      pen.strokeStyle = paint.value[1];
      pen.beginPath();
      for (const [x, y] of [[-80, 130], [-30, 60], [55, 60], [0, 130], [-80, 130]]) pen.lineTo(160 + x * width, y);
      pen.moveTo(160 + 80 * width, 130);
      pen.lineTo(160 + 50 * width, 40);
      pen.stroke();
    };
    const grab = (event) => { dragged = event.clientX; canvas.value.setPointerCapture(event.pointerId); };
    const turn = (event) => { if (dragged === undefined) return; angle += (event.clientX - dragged) / 90; dragged = event.clientX; requestAnimationFrame(draw); };
    const drop = () => { dragged = undefined; };
    onMounted(() => {
      draw();
      sortable = Sortable.create(list.value, { handle: '.handle', animation: 150, onEnd: async ({ oldIndex, newIndex }) => {
        const next = [...wishes.value];
        next.splice(newIndex, 0, ...next.splice(oldIndex, 1));
        wishes.value = next;
        await http('/prani', 'PUT', next);
        saved.value = 'Pořadí uloženo';
      } });
    });
    onBeforeUnmount(() => sortable?.destroy());
    watch(paint, draw);
    return { canvas, list, paint, paints, wishes, saved, grab, turn, drop };
  },
  template: \`
    <q-page padding><h1>Kolo na míru</h1><canvas ref="canvas" class="bike" width="320" height="200" aria-label="Kolo ze všech stran" @pointerdown="grab" @pointermove="turn" @pointerup="drop" @pointercancel="drop"></canvas>
      <p>Barva rámu: {{ paint[0] }}</p><div class="swatches"><button v-for="each in paints" :key="each[0]" :aria-label="each[0]" :aria-pressed="paint === each" :style="{ background: each[1] }" @click="paint = each"></button></div>
      <h2>Na čem vám záleží?</h2><ol ref="list" class="wishes"><li v-for="wish in wishes" :key="wish"><q-icon name="drag_indicator" size="24px" class="handle" /> {{ wish }}</li></ol><p class="text-grey-8">{{ saved }}</p></q-page>\`,
};
`;
