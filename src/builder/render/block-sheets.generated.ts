/* Generated from the folders of blocks by `npm run generate`. */
export const blockSheets = {
 "accordion": "parts",
 "articles": "rare",
 "bar-chart": "rare",
 "calculator": "rare",
 "call-to-action": "shell",
 "card-grid": "shell",
 "comparison": "tables",
 "contact-cards": "shell",
 "contents": "tables",
 "diagram": "parts",
 "hero": "shell",
 "people": "rare",
 "prose": "shell",
 "split": "tables",
 "stat-ticker": "time",
 "stats": "shell",
 "steps": "shell",
 "table": "tables",
 "tabs": "parts",
 "timeline": "time"
} as const;
