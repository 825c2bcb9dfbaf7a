import type { ReactNode } from 'react';
import { Wave } from '../../web/app/reports/audio/wave.tsx';
import { HeatPanel } from '../../web/app/reports/heat-panel.tsx';
import { DawnPanel } from '../../web/app/shell/dawn-panel.tsx';
import { FormDialog } from '../../web/app/ui/form/form-dialog.tsx';
import { Select } from '../../web/app/ui/form/select.tsx';
import { Dialog } from '../../web/app/ui/layout/dialog.tsx';
import { Drawer } from '../../web/app/ui/layout/drawer.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../web/app/ui/layout/menu.tsx';
import { Popover } from '../../web/app/ui/layout/popover.tsx';
import { SortableTh, Table, Tbody, Td, Th, Thead, Tr } from '../../web/app/ui/table.tsx';
import { WideTable } from '../../web/app/ui/wide-table.tsx';

const ignore = () => undefined;
const options = ['Phone', 'Desktop'].map((label) => ({ label, value: label }));
const _states = ['done', 'current', 'locked', 'complete'] as const;
const trigger = <button type="button">Open</button>;

export const LAYERS: Readonly<Record<string, ReactNode>> = {
  tables: (
    <>
      <Table caption="Team">
        <Thead>
          <tr>
            <Th>Name</Th>
            <SortableTh direction="ascending" onSort={ignore}>
              Up
            </SortableTh>
            <SortableTh direction="descending" onSort={ignore}>
              Down
            </SortableTh>
            <SortableTh direction={undefined} onSort={ignore}>
              Other
            </SortableTh>
          </tr>
        </Thead>
        <Tbody>
          <Tr isLink>
            <Td label="Name">Ann</Td>
          </Tr>
          <Tr>
            <Td>Tom</Td>
          </Tr>
        </Tbody>
      </Table>
      <WideTable caption="Users" rows={3}>
        <tbody />
      </WideTable>
    </>
  ),
  wave: <Wave share={0.5} />,
  'heat panel': <HeatPanel page="/cart" />,
  'dawn panel': (
    <DawnPanel
      testimonial={{
        ...{ quote: 'It works.', name: 'Cay Doe', title: 'Founder', company: 'Doe Ltd' },
        ...{ avatarUrl: '', avatarFallback: 'CD' },
      }}
    />
  ),
  dialog: (
    <Dialog isOpen onOpenChange={ignore} title="Delete?" lead="Forever.">
      Content
    </Dialog>
  ),
  'dialog without a lead': (
    <Dialog isOpen onOpenChange={ignore} title="Delete?">
      Content
    </Dialog>
  ),
  'form dialog': (
    <FormDialog
      copy={{ title: 'Delete?', lead: '', cancel: 'No', submit: 'Yes', submitting: 'Deleting...' }}
      {...{ close: ignore, onSubmit: ignore, isPending: true, isDangerous: true }}
    >
      Fields
    </FormDialog>
  ),
  drawer: (
    <Drawer isOpen onOpenChange={ignore} label="Menu" head="Head">
      Content
    </Drawer>
  ),
  menu: (
    <Menu trigger={trigger} label="Account" head="Ann" defaultOpen>
      <MenuItem>
        <a href="/profile">Profile</a>
      </MenuItem>
      <MenuSeparator />
    </Menu>
  ),
  popover: (
    <Popover trigger={trigger} label="Panel">
      {() => 'Content'}
    </Popover>
  ),
  select: (
    <Select
      value="Phone"
      onValueChange={ignore}
      options={[...options, { group: 'More', options: [{ label: 'TV', value: 'TV' }] }]}
    />
  ),
};
