import { expect, it, onTestFinished, vi } from 'vitest';
import { fillDisk, smallDisk } from '../contact/support/small-disk.ts';
import { isThorough } from '../support/extent.ts';
import { comeIn, startStudioServer } from './support/studio.ts';

it.runIf(isThorough)(
  'on a full disk a save and a publication are refused in a sentence, nothing is lost, and it goes on once there is room',
  async (context) => {
    const disk = smallDisk(context, '24m');
    const { parts, origin, send } = await startStudioServer({ dataFolder: disk });
    const { person, ...keys } = comeIn(parts, 'publisher');
    for (const one of parts.sessions.of(person.id)) parts.sessions.confirm(one.name);
    await parts.publisher.update();
    const draft = parts.drafts.begin(person.id, 'Song');
    if ('refused' in draft) throw new Error(draft.refused);
    const address = `/_studio/api/drafts/${draft.id}`;
    const { body } = await send({ ...keys, origin, method: 'GET', path: `${address}/content` });
    const versions = new Map(body['versions'] as [string, string][]);
    const [file = ''] = [...versions.keys()].filter((name) => name.endsWith('/page-1.yaml'));
    let version = versions.get(file);
    const save = async (text: string) => {
      const ifMatch = `"${version}"`;
      const type = 'application/vnd.studio.write+json';
      const changes = [{ file, text }];
      return send({ ...keys, origin, method: 'PUT', path: `${address}/content`, type, ifMatch, body: { changes } });
    };
    const text = 'title: A song\ndescription: It sings of the harbour.\nsections:\n  - { type: hero, heading: Song }\n';
    const saved = await save(text);
    expect(saved.status).toBe(200);
    version = new Map(saved.body['written'] as [string, string][]).get(file);
    const empty = fillDisk(disk);
    expect(await save(`${text}# A long comment.\n`.repeat(200))).toMatchObject({
      status: 500,
      body: { message: expect.stringMatching(/disk is full\. Nothing was written/) },
    });
    expect(parts.drafts.find(draft.id)?.overlay['page-1.yaml']?.mine).toBe(text);
    const publish = () =>
      send({ ...keys, origin, method: 'POST', path: `${address}/publish`, body: { title: 'Song' } });
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    expect(await publish()).toMatchObject({ status: 409, body: { message: expect.stringMatching(/disk is full/) } });
    expect(parts.publisher.releases.all()).toHaveLength(1);
    empty();
    expect(await publish()).toMatchObject({ status: 200, body: { title: 'Song' } });
    expect(parts.drafts.find(draft.id)?.overlay).toEqual({});
  },
);
