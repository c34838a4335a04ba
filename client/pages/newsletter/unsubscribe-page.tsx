import { EmailLink, createEmailLinkAction } from './email-link-page.tsx'

export const action = createEmailLinkAction('unsubscribe')

export const Component = () => <EmailLink kind="unsubscribe" />
