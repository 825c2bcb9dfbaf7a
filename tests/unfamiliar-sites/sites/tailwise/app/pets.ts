export const petPages = `
import { createForm, pattern, required } from '@modular-forms/solid'
import { A, useNavigate, useParams } from '@solidjs/router'
import { createResource, createSignal, For, Show } from 'solid-js'
import { toast } from 'solid-sonner'
import { call } from '$lib/api.js'
import { Button, Field as Input, Skeleton } from '$lib/ui.jsx'

const [pets] = createResource(() => call('/pets'))
const [hidden, setHidden] = createSignal([])

export function Pets() {
  const remove = (pet) => {
    setHidden([...hidden(), pet.id])
    toast(pet.name + ' removed', { action: { label: 'Undo', onClick: () => setHidden(hidden().filter((id) => id !== pet.id)) } })
  }
  return <><h1>Pets</h1>
    <Show when={!pets.loading} fallback={<Skeleton />}>
      <For each={pets().filter(({ id }) => !hidden().includes(id))}>{(pet) => <div class="card row">
        <A href={'/account/pets/' + pet.id} class="link" id={'pet-' + pet.id}>{pet.name}</A>
        <Button kind="ghost" id={'remove-' + pet.id} onClick={() => remove(pet)}>Remove</Button></div>}</For>
    </Show>
    <A href="/account/pets/new" class="link">Add a pet</A></>
}

export function Pet() {
  const params = useParams()
  return <Show when={!pets.loading} fallback={<Skeleton />}>{(() => {
    const pet = pets().find(({ id }) => String(id) === params.id)
    return <><h1>{pet.name}</h1><p>{pet.breed}, {pet.age} years</p><p>Regular vet: {pet.vet.name}</p><A href="/account/pets" class="link">All pets</A></>
  })()}</Show>
}

export function NewPet() {
  const navigate = useNavigate()
  const [form, { Form, Field }] = createForm({ validateOn: 'submit' })
  const submit = async (values) => {
    await call('/pets', { method: 'POST', body: values })
    toast.success('Added')
    navigate('/account/pets')
  }
  return <><h1>Add a pet</h1><Form onSubmit={submit}>
    <Field name="nickname" validate={[required('Required')]}>{(field, props) => <Input label="Name" {...props} value={field.value || ''} error={field.error} />}</Field>
    <Field name="kind" validate={[required('Required')]}>{(field, props) => <Input label="Breed" {...props} value={field.value || ''} error={field.error} />}</Field>
    <Field name="chip" validate={[required('Required'), pattern(/^[0-9]{15}$/, 'Invalid value')]}>{(field, props) => <Input label="Microchip number" {...props} value={field.value || ''} error={field.error} />}</Field>
    <Button type="submit" id="add-pet" busy={form.submitting}>Add pet</Button></Form></>
}
`;
