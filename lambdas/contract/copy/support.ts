export const support = {
  help: {
    title: 'Get Help' as const,
    lead: (email: string) =>
      `Describe what you were doing and what happened. We’ll reply to ${email}.`,
    label: 'Your message',
    placeholder: 'For example: my first report hasn’t arrived.',
    submit: 'Send',
    sent: { title: 'Help request sent', detail: "Thank you! We'll get back to you soon." },
  },
  feedback: {
    title: 'Share Feedback',
    lead: 'What should we improve? One sentence is enough.',
    label: 'Your feedback',
    placeholder: 'I wish the report told me...',
    submit: 'Send feedback',
    sent: { title: 'Feedback sent', detail: 'Thank you for your feedback!' },
  },
  contact: {
    title: 'Contact support',
    lead: 'Send us a message. We’ll reply by email.',
    name: 'Name',
    email: 'Email',
    message: 'Your message',
    submit: 'Send',
    nameNeeded: 'Please enter your name',
    messageNeeded: 'Please enter a message',
    tooLong: (most: number) => `Please use at most ${most} characters`,
  },
  cancel: 'Cancel',
  sending: 'Sending...',
  failed: {
    title: 'Submission failed',
    detail: 'There was a problem submitting your feedback. Please try again.',
  },
  chatUnavailable: {
    title: 'Chat unavailable',
    detail: 'Live chat is currently unavailable. Please try again in a moment.',
  },
  feedbackEmpty: {
    title: 'Please enter your feedback',
    detail: 'Feedback content cannot be empty',
  },
  feedbackMail: { subject: (from: string) => `Feedback from ${from}` },
  ticketMail: { subject: (name: string) => `Get Help: ${name}` },
};
