export const settingsPage = `
import { Switch } from '@kobalte/core/switch'
import { createSignal, For } from 'solid-js'
import { createStore } from 'solid-js/store'
import { toast } from 'solid-sonner'
import { call, callAgain } from '$lib/api.js'
import { Button, Field } from '$lib/ui.jsx'

function SaveBar({ isDirty, onSave }) {
  return <div class="bar"><Button id="save-address" disabled={!isDirty} onClick={onSave}>Save address</Button></div>
}

function Preference(props) {
  const [on, setOn] = createSignal(true)
  const change = async (value) => {
    setOn(value)
    await callAgain('/once/503/preferences-' + props.id, { method: 'POST', body: { value } })
    toast.success('Preference saved')
  }
  return <Switch class="switch" checked={on()} onChange={change}><Switch.Label>{props.label}</Switch.Label><Switch.Input /><Switch.Control class="rail" id={'switch-' + props.id}><Switch.Thumb class="thumb" /></Switch.Control></Switch>
}

export function Settings() {
  const [address, setAddress] = createStore({ street: 'Quay 4', city: 'Portland' })
  const [dirty, setDirty] = createSignal(false)
  const edit = (name) => (event) => { setAddress(name, event.currentTarget.value); setDirty(true) }
  const save = async () => { await call('/address', { method: 'POST', body: address }); setDirty(false); toast.success('Address saved') }
  return <><h1>Settings</h1>
    <h2>Messages</h2><For each={[['reminders', 'Vaccination reminders'], ['offers', 'Offers from partners']]}>{([id, label]) => <Preference id={id} label={label} />}</For>
    <h2>Address</h2>
    <Field label="Street" name="street" value={address.street} onInput={edit('street')} />
    <Field label="City" name="city" value={address.city} onInput={edit('city')} />
    <SaveBar isDirty={dirty()} onSave={save} /></>
}
`;
