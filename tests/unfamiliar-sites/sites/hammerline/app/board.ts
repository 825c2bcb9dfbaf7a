export const board = /* js */ `
import { onBeforeUnmount, onMounted, reactive, ref } from 'vue';
import { useMessage, useNotification } from 'naive-ui';
import Sortable from 'sortablejs';
import { api, live } from '$lib/core.js';

export const Board = {
  template: \`
    <section><h1>Dispatch</h1><p class="faint">Last update from the trucks: {{ seen || 'waiting' }}</p>
      <div class="columns"><div v-for="column in columns" :key="column.name" class="column"><h2>{{ column.name }} <small>{{ column.jobs.length }}</small></h2>
        <ul :data-column="column.name" :ref="mount"><li v-for="job in column.jobs" :key="job.id" class="ticket" :data-id="job.id" @touchstart="hold"><b>{{ job.title }}</b><span>{{ job.town }}</span>
          <div class="foot"><n-tag size="small" :type="job.urgent ? 'error' : 'default'">{{ job.urgent ? 'Urgent' : 'Planned' }}</n-tag><n-button size="tiny" class="assign" @click="assign(job)">{{ job.crew || 'Assign' }}</n-button></div></li></ul></div></div>
      <p><router-link to="/app/jobs/12">Open job 12</router-link> · <router-link to="/app/proposals/31">Open proposal 31</router-link></p></section>
    <n-modal v-model:show="assigns" preset="card" :title="'Assign ' + (chosen?.title ?? '')" class="dialog"><ul class="list"><li v-for="name in crews" :key="name" class="crew" @click="give(name)">{{ name }}</li></ul></n-modal>\`,
  setup() {
    const message = useMessage();
    const notification = useNotification();
    const columns = reactive(['Unassigned', 'Today', 'On the way', 'Done'].map((name) => ({ name, jobs: [] })));
    const [seen, assigns, chosen] = [ref(''), ref(false), ref()];
    const sortables = new Map();
    const find = (name) => columns.find((column) => column.name === name);
    async function move(id, from, to, at) {
      const [job] = find(from).jobs.splice(find(from).jobs.findIndex((each) => each.id === id), 1);
      find(to).jobs.splice(at, 0, job);
      await api('PUT', '/jobs/' + id, { column: to });
      return job;
    }
    const stop = live((update) => {
      if (update.kind === 'trucks') seen.value = update.at;
    });
    onMounted(async () => {
      for (const { column, ...job } of (await api('GET', '/jobs')).items) find(column).jobs.push(job);
    });
    onBeforeUnmount(() => {
      stop();
      for (const sortable of sortables.values()) sortable.destroy();
    });
    return {
      columns, seen, assigns, chosen,
      crews: ['Marcus and Eli', 'Priya and Tom', 'Jo'],
      // Keeps the page from scrolling away under a finger that is about to drag.
      hold(event) { event.preventDefault(); },
      mount(list) {
        if (!list || sortables.has(list)) return;
        sortables.set(list, Sortable.create(list, {
          group: 'jobs', animation: 150, ghostClass: 'ghost',
          onEnd({ item, from, to, oldIndex, newIndex }) {
            if (from === to && oldIndex === newIndex) return;
            to.removeChild(item);
            from.insertBefore(item, from.children[oldIndex] ?? null);
            const [id, source, target] = [Number(item.dataset.id), from.dataset.column, to.dataset.column];
            move(id, source, target, newIndex).then((job) => {
              const note = notification.create({ title: job.title, content: 'Moved to ' + target, duration: 6000, closable: true });
              return note;
            });
          },
        }));
      },
      assign(job) { chosen.value = job; assigns.value = true; },
      async give(name) {
        chosen.value.crew = name;
        assigns.value = false;
        await api('PUT', '/jobs/' + chosen.value.id, { crew: name });
        message.success(name + ' will get a text message');
      },
    };
  },
};
`;
