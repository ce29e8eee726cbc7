/* Generated from the folders of blocks by `npm run generate`. */
export const blockSheets = {
 "accordion": "lists",
 "articles": "lists",
 "bar-chart": "charts",
 "calculator": "calculator",
 "call-to-action": "shell",
 "card-grid": "shell",
 "comparison": "tables",
 "contact-cards": "shell",
 "diagram": "charts",
 "hero": "shell",
 "people": "lists",
 "prose": "shell",
 "stat-ticker": "time",
 "stats": "shell",
 "steps": "shell",
 "table": "tables",
 "tabs": "lists",
 "timeline": "time"
} as const;
