-- Delivery that does not depend on any request: twice a minute the database asks the function to deliver what is due.
create extension if not exists pg_cron;
create extension if not exists pg_net;
create extension if not exists supabase_vault with schema vault;

-- Begins the schedule. Call it once, with the address of the function and the value of CONTACT_DRAIN_SECRET;
-- a second call replaces both. The secret is kept in the vault.
create function public.contact_schedule(p_url text, p_secret text)
returns bigint language plpgsql security invoker set search_path = '' as $$
begin
  delete from vault.secrets where name in ('contact_url', 'contact_secret');
  perform vault.create_secret(p_url, 'contact_url');
  perform vault.create_secret(p_secret, 'contact_secret');
  return cron.schedule('contact-drain', '30 seconds', 'select public.contact_ask_for_delivery()');
end $$;

-- Asks the function to deliver, if anything is due.
create function public.contact_ask_for_delivery()
returns bigint language sql security invoker set search_path = '' as $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'contact_url'),
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'x-contact-drain', (select decrypted_secret from vault.decrypted_secrets where name = 'contact_secret')
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 70000
  )
  where exists (
    select from public.contact_messages where status = 'queued' and next_attempt_at <= now()
  );
$$;

revoke execute on function public.contact_schedule(text, text), public.contact_ask_for_delivery()
  from public, anon, authenticated;
