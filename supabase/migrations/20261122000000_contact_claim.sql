-- What is due is chosen once, and then marked. As a subquery of `where id in (…)` the choice was made again for
-- every row under some plans (a nested loop without Materialize), and gave out more than the limit.
-- A next attempt further away than the longest pause was written by a clock that was wrong: it counts as due.
create or replace function public.contact_claim(p_limit integer)
returns setof public.contact_messages language sql security invoker set search_path = '' as $$
  with due as materialized (
    select id from public.contact_messages
    where status = 'queued'
      and (next_attempt_at <= now() or next_attempt_at > now() + interval '4000 seconds')
    order by next_attempt_at
    limit p_limit
    for update skip locked
  )
  update public.contact_messages set next_attempt_at = now() + interval '5 minutes'
  from due where contact_messages.id = due.id
  returning contact_messages.*;
$$;

-- Writes down how a message stands after an attempt. The next one is never further away than the longest pause.
create or replace function public.contact_report(
  p_id uuid, p_status text, p_attempts integer, p_next_attempt_at timestamptz, p_sent_at timestamptz, p_last_error text
) returns void language sql security invoker set search_path = '' as $$
  update public.contact_messages
  set status = p_status, attempts = p_attempts,
      next_attempt_at = least(p_next_attempt_at, now() + interval '4000 seconds'),
      sent_at = p_sent_at, last_error = p_last_error
  where id = p_id and status = 'queued';
$$;

-- Asks the function to deliver, if anything is due (the same rule as in contact_claim).
create or replace function public.contact_ask_for_delivery()
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
    select from public.contact_messages
    where status = 'queued'
      and (next_attempt_at <= now() or next_attempt_at > now() + interval '4000 seconds')
  );
$$;
