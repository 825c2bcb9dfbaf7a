/** Stars, notes and tags of recordings, and their selection in the list. */
export const recordingAnnotations = {
  annotations: {
    star: 'Star this recording',
    unstar: 'Remove the star',
    starred: 'Starred',
    note: 'Note',
    noteHint: 'Only you see it.',
    tags: 'Tags',
    tagsHint: 'Separated by commas, for example: checkout, to fix',
    edit: 'Note and tags',
    dialog: {
      title: 'Note and tags',
      lead: 'Find this recording again by its tags.',
      cancel: 'Cancel',
      submit: 'Save',
      submitting: 'Saving...',
    },
    saved: { title: 'Saved' },
    tagLimit: {
      title: 'Too many tags',
      detail:
        'Others have added tags to this recording, and it can have only ten. Remove some, then save.',
    },
    visits: 'Other visits by this visitor',
  },
  select: {
    one: (moment: string) => `Select the recording of ${moment}`,
    chosen: (count: number) => `${count} selected`,
    clear: 'Clear selection',
    remove: 'Delete selected',
    ask: (count: number) => `Delete ${count} ${count === 1 ? 'recording' : 'recordings'}?`,
    done: (count: number) => ({
      title: `${count} ${count === 1 ? 'recording' : 'recordings'} deleted`,
    }),
  },
};
