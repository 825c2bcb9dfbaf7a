export const claimPages = `
import { Select } from '@kobalte/core/select'
import { A, useParams } from '@solidjs/router'
import { createResource, createSignal, For, onMount, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import { toast } from 'solid-sonner'
import { call } from '$lib/api.js'
import { Button, Field, money, Skeleton } from '$lib/ui.jsx'

export function Claims() {
  const [claims, setClaims] = createSignal()
  onMount(async () => {
    try { setClaims(await call('/claims')) } catch (error) { console.error(error) }
  })
  return <><h1>Claims</h1><Show when={claims()} fallback={<Skeleton lines={5} />}><For each={claims()}>{(claim) => <p>{claim.title}</p>}</For></Show></>
}

const reasons = ['Accident', 'Illness', 'Dental', 'Check-up']

export function NewClaim() {
  const [claim, setClaim] = createStore({ reason: null, clinic: '', amount: '' })
  const [errors, setErrors] = createStore({ clinic: '', amount: '' })
  const [busy, setBusy] = createSignal(false)
  const [done, setDone] = createSignal(false)
  const submit = async (event) => {
    event.preventDefault()
    setErrors({ clinic: claim.clinic ? '' : 'Which clinic did you visit?', amount: Number(claim.amount) > 0 ? '' : 'Enter the total of the bill' })
    if (errors.clinic || errors.amount) return
    setBusy(true)
    await call('/claims', { method: 'POST', body: claim })
    setBusy(false); setDone(true)
  }
  return <Show when={!done()} fallback={<div class="card"><h1>We have your claim</h1><p>You will hear from us within two days.</p></div>}>
    <h1>New claim</h1><form onSubmit={submit}>
      <Select options={reasons} value={claim.reason} onChange={(reason) => setClaim({ reason })} placeholder="Choose"
        itemComponent={(row) => <Select.Item item={row.item} class="item"><Select.ItemLabel>{row.item.rawValue}</Select.ItemLabel></Select.Item>}>
        <Select.Label>Reason</Select.Label>
        <Select.Trigger class="control" id="reason"><Select.Value>{(state) => state.selectedOption()}</Select.Value><Select.Icon>▾</Select.Icon></Select.Trigger>
        <Select.Portal><Select.Content class="menu"><Select.Listbox /></Select.Content></Select.Portal>
      </Select>
      <Field label="Clinic" name="clinic" value={claim.clinic} onInput={(event) => setClaim({ clinic: event.currentTarget.value })} error={errors.clinic} />
      <Field label="Total in dollars" name="amount" inputmode="decimal" value={claim.amount} onInput={(event) => setClaim({ amount: event.currentTarget.value })} error={errors.amount} />
      <Button type="submit" id="send-claim" busy={busy()}>Send claim</Button></form>
  </Show>
}

export function Claim() {
  const params = useParams()
  const [claim] = createResource(() => params.id, (id) => call('/claims/' + id))
  const [files, setFiles] = createStore([])
  let input
  const upload = (file) => {
    const at = files.length
    setFiles(at, { name: file.name, percent: 0, state: 'Uploading' })
    const request = new XMLHttpRequest()
    request.open('POST', '/api/claims/' + params.id + '/receipts')
    request.upload.onprogress = (event) => setFiles(at, 'percent', Math.round((event.loaded / event.total) * 100))
    request.onload = () => { if (request.status === 201) setFiles(at, 'state', 'Received') }
    request.send(file)
  }
  return <Show when={claim()} fallback={<Skeleton />}>
    <h1>Claim {params.id}</h1><p>{claim().clinic}, {money(claim().amount)}. We still need the receipts.</p>
    <input type="file" hidden ref={input} accept="image/*,application/pdf" onChange={(event) => { for (const file of event.currentTarget.files) upload(file); event.currentTarget.value = '' }} />
    <Button id="add-receipt" onClick={() => input.click()}>Add receipt</Button>
    <ul><For each={files}>{(file) => <li>{file.name}: {file.state} {file.state === 'Uploading' ? file.percent + ' %' : ''}</li>}</For></ul>
    <A href="/account/claims/new" class="link">New claim</A>
  </Show>
}
`;
