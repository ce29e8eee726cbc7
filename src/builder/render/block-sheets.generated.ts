/* Generated from the folders of blocks by `npm run generate`. */
export const blockSheets = {
 "accordion": "lists",
 "articles": "lists",
 "bar-chart": "charts",
 "calculator": "charts",
 "call-to-action": "shell",
 "card-grid": "shell",
 "comparison": "tables",
 "contact-cards": "shell",
 "contents": "tables",
 "diagram": "charts",
 "hero": "shell",
 "people": "lists",
 "prose": "shell",
 "split": "tables",
 "stat-ticker": "time",
 "stats": "shell",
 "steps": "shell",
 "table": "tables",
 "tabs": "lists",
 "timeline": "time"
} as const;
