// Places of a rule with a limit: nobody publishes without taking one, takes one without publishing, or takes the last twice.
import { describe, expect, it } from 'vitest';
import { caminhos, idDaReferencia } from '@/domain/paths';
import { emDias, umaIdeia, umasVagas } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, type Persona, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  juntos,
  mudadoPor,
  mudar,
  novoId,
  pegar,
} from './ambiente';
import { moedas } from './moedas';

const ambiente = await abrirAmbiente(import.meta.filename);
const { como, semear, recusa, ler } = ambiente;
const { regulamento } = moedas(ambiente);

const vagasDe = (regra: string) => `${regra}/vagas/ideias`;

async function rascunho(regra: string, quem: Persona = caio): Promise<string> {
  const caminho = caminhos.ideia(EMPRESA, novoId('rascunho'));
  await semear({ [caminho]: umaIdeia(quem, { regulamentoReference: regra }) });
  return caminho;
}
const publicacao = (quem: Persona) => ({
  publishedAt: agora(),
  status: 'NOVA_IDEIA',
  visibilidade: 'PUBLICA',
  ...mudadoPor(quem),
});

/** Publishes as the interface does; `vaga` changes what is written to the counter. */
async function publicar(regra: string, ideia: string, vaga: object = {}, quem: Persona = caio) {
  const atual = await ler(vagasDe(regra));
  const ultimaIdeia = idDaReferencia(ideia);
  const publicadas = ((atual?.['publicadas'] as number | undefined) ?? 0) + 1;
  await juntos(
    como(quem),
    [ideia, publicacao(quem), 'mudar'],
    atual
      ? [vagasDe(regra), { publicadas, ultimaIdeia, ...mudadoPor(quem), ...vaga }, 'mudar']
      : [vagasDe(regra), { ...criadoAgora(umasVagas(quem, { ultimaIdeia })), ...vaga }],
  );
}

describe('vagas', () => {
  it('publica-se enquanto há vagas; depois ninguém, nem ADMIN', async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 2 });
    await publicar(regra, await rascunho(regra));
    await publicar(regra, await rascunho(regra, clara), {}, clara);
    for (const quem of [caio, ana]) {
      const ideia = await rascunho(regra, quem);
      await recusa([ideia, vagasDe(regra)], () => publicar(regra, ideia, {}, quem));
      await recusa([ideia, vagasDe(regra)], () => mudar(como(quem), ideia, publicacao(quem)));
    }
    expect(await ler(vagasDe(regra))).toMatchObject({ publicadas: 2 });
  });
  it('sem ocupar uma vaga não se publica, e sem publicar não se ocupa', async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 5 });
    const ideia = await rascunho(regra);
    const onde = [ideia, vagasDe(regra)];
    const nova = criadoAgora(umasVagas(caio, { ultimaIdeia: idDaReferencia(ideia) }));
    await recusa(onde, () => mudar(como(caio), ideia, publicacao(caio)));
    await recusa(onde, () => criar(como(caio), vagasDe(regra), nova));
    for (const vaga of [
      { publicadas: 2 },
      { publicadas: 0 },
      { publicadas: '1' },
      { ultimaIdeia: 'outra' },
      { createdBy: ana.uid },
      { updatedAt: emDias(-1) },
      { extra: 1 },
    ])
      await recusa(onde, () => publicar(regra, ideia, vaga));
    await publicar(regra, ideia);
    await recusa(onde, () => mudar(como(caio), vagasDe(regra), { publicadas: 0, ...mudadoPor(caio) }));
    await recusa(onde, () => mudar(como(caio), vagasDe(regra), { publicadas: 2, ...mudadoPor(caio) }));
    await recusa(onde, () => apagar(como(ana), vagasDe(regra)));
    await publicar(regra, await rascunho(regra));
  });
  it('duas publicações numa gravação não ocupam uma vaga só', async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 5 });
    const [a, b] = [await rascunho(regra), await rascunho(regra)];
    await recusa([a, b, vagasDe(regra)], () =>
      juntos(
        como(caio),
        [a, publicacao(caio), 'mudar'],
        [b, publicacao(caio), 'mudar'],
        [vagasDe(regra), criadoAgora(umasVagas(caio, { ultimaIdeia: idDaReferencia(b) }))],
      ),
    );
    await publicar(regra, b);
  });
  it('a vaga é do regulamento da ideia, e noutro lugar não conta', async () => {
    const [cheia, livre] = [
      await regulamento({ quantidadeMaximaIdeias: 1 }),
      await regulamento({ quantidadeMaximaIdeias: 9 }),
    ];
    await publicar(cheia, await rascunho(cheia));
    const ideia = await rascunho(cheia);
    await recusa([ideia, vagasDe(livre)], () =>
      juntos(
        como(caio),
        [ideia, publicacao(caio), 'mudar'],
        [vagasDe(livre), criadoAgora(umasVagas(caio, { ultimaIdeia: idDaReferencia(ideia) }))],
      ),
    );
    const semLimite = await regulamento({});
    const solta = await rascunho(semLimite);
    await recusa([solta, vagasDe(semLimite)], () => publicar(semLimite, solta));
    await mudar(como(caio), solta, publicacao(caio));
  });
  it('quem é de fora não lê quantas vagas restam', async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 1, dataFinal: emDias(3) });
    await recusa(vagasDe(regra), () => pegar(como(xavier), vagasDe(regra)));
    await pegar(como(caio), vagasDe(regra));
  });
  it('vinte publicações ao mesmo tempo por três vagas: três conseguem', async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 3 });
    const ideias = await Promise.all(Array.from({ length: 20 }, () => rascunho(regra)));
    const tentar = async (ideia: string): Promise<boolean> => {
      for (let vez = 0; vez < 20; vez++) {
        const atual = await ler(vagasDe(regra));
        if (atual?.['publicadas'] === 3) return false;
        try {
          await publicar(regra, ideia);
          return true;
        } catch {
          // Another took that place: look again, as the interface does.
        }
      }
      return false;
    };
    const fins = await Promise.all(ideias.map(tentar));
    expect(fins.filter(Boolean)).toHaveLength(3);
    const publicadas = (await Promise.all(ideias.map(ler))).filter((ideia) => ideia?.['publishedAt']);
    expect(publicadas).toHaveLength(3);
    expect(await ler(vagasDe(regra))).toMatchObject({ publicadas: 3 });
  });
});
