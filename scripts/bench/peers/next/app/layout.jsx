import './style.css';

export const metadata = { icons: { icon: '/favicon.svg' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
