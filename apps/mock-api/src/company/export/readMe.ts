/** What stands in an export, for who opens it. */
export const READ_ME = `This is all that your company keeps in Parley.

company.json          the company, its plan and what it has used
people.json           who works here (without passwords)
teams.json, labels.json, assistants.json, canned-replies.json, macros.json, saved-views.json, report-schedules.json
articles.json, article-categories.json
versions.json         all that was published of each assistant, article, guided flow and form
automated-faqs.json   automated FAQs with their phrasings, and how often they answered by day
guided-flows.json     guided flows, how often visitors went through them, and their tests
evaluation-sets.json  questions to measure the assistants' answers by
forms.json            forms as they are asked
webpage-sources.json  the sites that are read, and by which rules
stores.json           connected shops, without what opens them
integrations.json     connected services with their requests, without what opens them
tickets.json          the helpdesk's tickets of conversations
api-keys.json         keys of the public API, without what they let in by
webhooks.json         webhook endpoints and what they were told, without what signs it
product-searches.json what was looked for in the shops, and what came of it
topics.json           what visitors ask about, and which conversations are about it
gap-actions.json      what was made of questions without an answer, and what came of it
audit-log.ndjson      one line of JSON a thing that somebody did
visitors.csv          one row a visitor
page-views.csv        one row a page that a visitor had open
form-submissions.ndjson  one line of JSON a form that was filled in, or begun
conversations.csv     one row a conversation
conversations.ndjson  one line of JSON a conversation, with its messages, private notes, bookings and what is to be sent later
files/                what was attached, under the ids that conversations.ndjson and canned-replies.json name
pictures/             the logo, and pictures of people and assistants, under their ids

Times are in UTC. In the CSV files a cell that a spreadsheet would take for a formula begins with an apostrophe.
`;
