export const team = /* js */ `
import { ref } from 'vue';
import { useMessage } from 'naive-ui';
import { api } from '$lib/core.js';

export const Team = {
  template: \`
    <section><h1>Team</h1><p><n-button type="primary" id="invite" @click="invites = true">Invite</n-button></p>
      <div v-for="person in people" :key="person.email" class="line"><b>{{ person.name }}</b><span>{{ person.email }}</span>
        <span class="role"><span class="picker" role="button" tabindex="0" aria-haspopup="listbox" @click="picks = picks === person.email ? '' : person.email">{{ person.role }} ▾</span><ul v-if="picks === person.email" class="options"><li v-for="role in roles" :key="role" class="option" @click="give(person, role)">{{ role }}</li></ul></span>
        <n-tooltip><template #trigger><span><n-button size="small" class="remove" :disabled="person.owner" @click="remove(person)">Remove</n-button></span></template>{{ person.owner ? 'The owner cannot be removed' : 'Takes away access at once' }}</n-tooltip></div></section>
    <n-modal v-model:show="invites" preset="card" title="Invite to Hammerline" class="dialog"><form novalidate @submit.prevent="send"><n-input v-model:value="email" placeholder="Email" :input-props="{ name: 'invitee', 'aria-label': 'Email' }" :status="wrong ? 'error' : undefined" /><p class="wrong">{{ wrong }}</p><n-button type="primary" attr-type="submit" id="invite-send" :loading="busy">Send invitation</n-button></form></n-modal>\`,
  setup() {
    const message = useMessage();
    const people = ref([['Ray Ortega', 'ray@ortega.example', 'Owner'], ['Dana Whitfield', 'dana@ortega.example', 'Dispatcher'], ['Marcus Lee', 'marcus@ortega.example', 'Technician'], ['Priya Nair', 'priya@ortega.example', 'Technician']].map(([name, email, role]) => ({ name, email, role, owner: role === 'Owner' })));
    const [invites, picks, email, wrong, busy] = [ref(false), ref(''), ref(''), ref(''), ref(false)];
    return {
      people, invites, picks, email, wrong, busy,
      roles: ['Dispatcher', 'Technician', 'Bookkeeper'],
      async give(person, role) {
        const before = person.role;
        person.role = role;
        picks.value = '';
        await api('PUT', '/people', { role }).catch(() => { person.role = before; });
      },
      async remove(person) {
        const at = people.value.indexOf(person);
        people.value = people.value.filter((each) => each !== person);
        message.info('Removed ' + person.name, { closable: true });
        await api('DELETE', '/people').catch(() => people.value.splice(at, 0, person));
      },
      async send() {
        wrong.value = /.+@.+\\..+/.test(email.value) ? '' : 'This is not an email address.';
        if (wrong.value) return;
        busy.value = true;
        await api('POST', '/invitations', { email: email.value });
        busy.value = false;
        invites.value = false;
        people.value.push({ name: 'Invited', email: email.value, role: 'Technician', owner: false });
        message.success('Invitation sent');
      },
    };
  },
};
`;
