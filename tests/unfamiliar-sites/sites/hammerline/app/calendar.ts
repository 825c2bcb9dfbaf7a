export const calendar = /* js */ `
import { onBeforeUnmount, onMounted, ref } from 'vue';
import { useMessage } from 'naive-ui';
import { Calendar } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import timeGrid from '@fullcalendar/timegrid';
import interaction from '@fullcalendar/interaction';
import { api } from '$lib/core.js';

export const CalendarPage = {
  template: \`
    <section><h1>Calendar</h1><div ref="host"></div></section>
    <n-modal v-model:show="opens" preset="card" :title="visit.id ? visit.title : 'New visit'" class="dialog"><template v-if="visit.id"><p>{{ visit.when }}</p><n-button id="text" @click="text">Text the customer</n-button></template>
      <form v-else novalidate @submit.prevent="save"><p>{{ visit.when }}</p><n-input v-model:value="title" placeholder="What is the job?" :input-props="{ name: 'visit', 'aria-label': 'Title' }" /><p class="wrong">{{ wrong }}</p><n-button type="primary" attr-type="submit" id="save-visit" :loading="busy">Add visit</n-button></form></n-modal>\`,
  setup() {
    const message = useMessage();
    const [host, opens, visit, title, wrong, busy] = [ref(), ref(false), ref({}), ref(''), ref(''), ref(false)];
    let calendar;
    onMounted(() => {
      calendar = new Calendar(host.value, {
        plugins: [dayGrid, timeGrid, interaction],
        initialView: innerWidth < 700 ? 'timeGridDay' : 'timeGridWeek',
        headerToolbar: { left: 'prev,next today', center: '', right: 'dayGridMonth,timeGridWeek,timeGridDay' },
        height: 560, slotMinTime: '06:00', slotMaxTime: '19:00', allDaySlot: false, editable: true, nowIndicator: true,
        events: ({ start }) => api('GET', '/visits?from=' + start.toISOString().slice(0, 10)).then(({ items }) => items),
        dateClick({ dateStr, date }) {
          visit.value = { start: dateStr, when: date.toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' }) };
          title.value = '';
          opens.value = true;
        },
        eventClick({ event }) {
          visit.value = { id: event.id, title: event.title, when: event.start.toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' }) };
          opens.value = true;
        },
        eventDrop: ({ event }) => api('PUT', '/visits/' + event.id, {}).then(() => message.info('Moved ' + event.title)),
      });
      calendar.render();
    });
    onBeforeUnmount(() => calendar.destroy());
    return {
      host, opens, visit, title, wrong, busy,
      async text() {
        await api('POST', '/texts', {});
        opens.value = false;
        message.success('Sent');
      },
      async save() {
        wrong.value = title.value ? '' : 'Enter a title.';
        if (wrong.value) return;
        busy.value = true;
        await api('POST', '/visits', { title: title.value });
        busy.value = false;
        opens.value = false;
        calendar.addEvent({ id: 'new', title: title.value, start: visit.value.start });
        message.success('Added to the calendar');
      },
    };
  },
};
`;
