export const job = /* js */ `
import { onBeforeUnmount, onMounted, ref } from 'vue';
import { useRoute } from 'vue-router';
import { useMessage } from 'naive-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/vue-query';
import Konva from 'konva';
import { api, session } from '$lib/core.js';

const Sketch = {
  template: '<div><div ref="host" class="sketch"></div><p><n-button size="small" id="sketch-undo" :disabled="count === 0" @click="undo">Undo</n-button> <n-button size="small" id="sketch-clear" :disabled="count === 0" @click="clear">Clear</n-button> <span class="faint">{{ count }} lines</span></p></div>',
  setup() {
    const [host, count] = [ref(), ref(0)];
    let stage, layer, line;
    onMounted(() => {
      stage = new Konva.Stage({ container: host.value, width: host.value.clientWidth, height: 220 });
      layer = new Konva.Layer();
      stage.add(layer);
      layer.add(new Konva.Rect({ x: 20, y: 20, width: 180, height: 150, stroke: '#8a8f98' }));
      stage.on('pointerdown', () => {
        const { x, y } = stage.getPointerPosition();
        line = new Konva.Line({ points: [x, y], stroke: '#c2410c', strokeWidth: 3, lineCap: 'round', name: 'line' });
        layer.add(line);
      });
      stage.on('pointermove', () => {
        if (!line) return;
        const { x, y } = stage.getPointerPosition();
        line.points([...line.points(), x, y]);
      });
      stage.on('pointerup pointerleave', () => {
        line = undefined;
        count.value = layer.find('.line').length;
      });
    });
    onBeforeUnmount(() => stage.destroy());
    return {
      host, count,
      undo() { layer.find('.line').at(-1)?.destroy(); count.value = layer.find('.line').length; },
      clear() { for (const each of layer.find('.line')) each.destroy(); count.value = 0; },
    };
  },
};

export const Job = {
  components: { Sketch },
  template: \`
    <section><n-skeleton v-if="!job" text :repeat="4" /><template v-else><h1>{{ job.title }}</h1><p>{{ job.town }} <n-tag size="small">{{ job.state }}</n-tag></p><n-button type="primary" id="start" @click="start">Start job</n-button>
      <n-tabs v-model:value="tab" type="line" id="job-tabs"><n-tab-pane name="list" tab="Checklist"><p v-for="item in job.checklist" :key="item.id"><n-checkbox v-model:checked="item.done" class="check" @update:checked="tick(item)">{{ item.text }}</n-checkbox></p><n-progress type="line" :percentage="Math.round((job.checklist.filter((each) => each.done).length / job.checklist.length) * 100)" /></n-tab-pane>
        <n-tab-pane name="photos" tab="Photos"><n-upload action="/api/photos" list-type="image-card" accept="image/*" :max="4" @finish="done" @remove="removed">Add photo</n-upload></n-tab-pane>
        <n-tab-pane name="sketch" tab="Sketch"><Sketch /></n-tab-pane>
        <n-tab-pane name="notes" tab="Notes"><ul class="list"><li v-for="note in notes.data.value ?? []" :key="note.id" :class="{ pending: note.pending }"><b>{{ note.who }}</b> {{ note.text }} <n-popconfirm positive-text="Delete" negative-text="Keep" @positive-click="remove.mutate(note)"><template #trigger><n-button text size="tiny" class="delete">Delete</n-button></template>Delete this note?</n-popconfirm></li></ul><form novalidate @submit.prevent="post"><n-input v-model:value="text" type="textarea" :autosize="{ minRows: 2 }" placeholder="Write a note" :input-props="{ name: 'note', 'aria-label': 'Note' }" /><p><n-button attr-type="submit" id="post" :disabled="!text">Post</n-button></p></form></n-tab-pane></n-tabs></template></section>\`,
  setup() {
    const message = useMessage();
    const client = useQueryClient();
    const { id } = useRoute().params;
    const [job, tab, text] = [ref(), ref('list'), ref('')];
    onMounted(async () => { job.value = await api('GET', '/jobs/' + id); });
    const key = ['notes', id];
    const change = (update) => ({
      async onMutate(note) {
        await client.cancelQueries({ queryKey: key });
        const before = client.getQueryData(key);
        client.setQueryData(key, (all) => update(all ?? [], note));
        return { before };
      },
      onError: (error, note, context) => client.setQueryData(key, context.before),
    });
    const notes = useQuery({ queryKey: key, queryFn: () => api('GET', '/jobs/' + id + '/notes').then(({ items }) => items) });
    const add = useMutation({ mutationFn: (note) => api('POST', '/jobs/' + id + '/notes', note), ...change((all, note) => [...all, { ...note, pending: true }]), onSuccess: (saved, note) => client.setQueryData(key, (all) => all.map((each) => (each.id === note.id ? { ...each, pending: false } : each))) });
    const remove = useMutation({ mutationFn: (note) => api('DELETE', '/jobs/' + id + '/notes/' + note.id), ...change((all, note) => all.filter((each) => each.id !== note.id)) });
    return {
      job, tab, text, notes, remove,
      // The crew's first stop comes from their route for the day.
      start() {
        const first = job.value.route.stops[0];
        job.value.state = 'Started at ' + first.name;
      },
      tick: (item) => api('PUT', '/checklist/' + item.id, { done: item.done }),
      done: () => { message.success('Photo uploaded'); },
      removed: () => true,
      post() {
        add.mutate({ id: Date.now(), who: session.name, text: text.value });
        text.value = '';
      },
    };
  },
};
`;
