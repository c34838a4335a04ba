import { NewsletterLinkPage, createNewsletterLinkAction } from './newsletter-link-page.tsx'

export const action = createNewsletterLinkAction('confirm')

export const Component = () => <NewsletterLinkPage kind="confirm" />
