import { EmailLink, createEmailLinkAction } from './email-link-page.tsx'

export const action = createEmailLinkAction('confirm')

export const Component = () => <EmailLink kind="confirm" />
