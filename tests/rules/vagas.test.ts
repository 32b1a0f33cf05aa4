// Places of a rule with a limit. Nobody publishes without taking one, takes one without publishing, or takes the last
// twice.
import { describe, expect, it } from 'vitest';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { emDias, umasVagas } from '@tests/support/documentos';
import { ana, caio, clara, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  apagar,
  criadoAgora,
  criar,
  juntos,
  mudar,
  pegar,
  negado,
  permitido,
  mudadoPor,
} from './ambiente';
import { moedas } from './moedas';
import { publicacao, vagas, vagasDe } from './vagas';

const ambiente = await abrirAmbiente(import.meta.filename);
const { como, recusa, soOServidor, ler } = ambiente;
const { regulamento } = moedas(ambiente);
const { rascunho, publicar } = vagas(ambiente);

describe('vagas', () => {
  it('publica-se enquanto há vagas; depois ninguém, nem ADMIN', { tags: 'cobertura' }, async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 2 });
    await publicar(regra, await rascunho(regra));
    const podia = permitido(async () => publicar(regra, await rascunho(regra, clara), {}, clara));
    await podia();
    for (const quem of [caio, ana]) {
      const ideia = await rascunho(regra, quem);
      await recusa([ideia, vagasDe(regra)], () => publicar(regra, ideia, {}, quem), podia);
      await recusa([ideia, vagasDe(regra)], () => mudar(como(quem), ideia, publicacao(quem)), podia);
    }
    expect(await ler(vagasDe(regra))).toMatchObject({ publicadas: 2 });
  });
  it('sem ocupar uma vaga não se publica, e sem publicar não se ocupa', async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 5 });
    const ideia = await rascunho(regra);
    const onde = [ideia, vagasDe(regra)];
    const nova = criadoAgora(umasVagas(caio, { ultimaIdeia: idDaReferencia(ideia) }));
    const podia = permitido(() => publicar(regra, ideia));
    await recusa(onde, () => mudar(como(caio), ideia, publicacao(caio)), podia);
    await recusa(onde, () => criar(como(caio), vagasDe(regra), nova), podia);
    await recusa(
      onde,
      [
        { publicadas: 2 },
        { publicadas: 0 },
        { publicadas: '1' },
        { ultimaIdeia: 'outra' },
        { createdBy: ana.uid },
        { updatedAt: emDias(-1) },
        { extra: 1 },
      ].map((vaga) => () => publicar(regra, ideia, vaga)),
      podia,
    );
    await podia();
    await soOServidor(onde, como(ana), (banco) => apagar(banco, vagasDe(regra)));
    await recusa(
      onde,
      [0, 2].map((publicadas) => () => mudar(como(caio), vagasDe(regra), { publicadas, ...mudadoPor(caio) })),
      async () => publicar(regra, await rascunho(regra)),
    );
  });
  it('duas publicações numa gravação não ocupam uma vaga só', async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 5 });
    const [a, b] = [await rascunho(regra), await rascunho(regra)];
    await recusa(
      [a, b, vagasDe(regra)],
      () =>
        juntos(
          como(caio),
          [a, publicacao(caio), 'mudar'],
          [b, publicacao(caio), 'mudar'],
          [vagasDe(regra), criadoAgora(umasVagas(caio, { ultimaIdeia: idDaReferencia(b) }))],
        ),
      () => publicar(regra, b),
    );
  });
  it('a vaga é do regulamento da ideia, e noutro lugar não conta', async () => {
    const [cheia, livre] = [
      await regulamento({ quantidadeMaximaIdeias: 1 }),
      await regulamento({ quantidadeMaximaIdeias: 9 }),
    ];
    const podia = permitido(async () => publicar(cheia, await rascunho(cheia)));
    await podia();
    const [ideia, outra] = [await rascunho(cheia), await rascunho(livre)];
    const noLivre = (qual: string) =>
      juntos(
        como(caio),
        [qual, publicacao(caio), 'mudar'],
        [vagasDe(livre), criadoAgora(umasVagas(caio, { ultimaIdeia: idDaReferencia(qual) }))],
      );
    await recusa(
      [ideia, vagasDe(livre)],
      () => noLivre(ideia),
      () => noLivre(outra),
    );
    const semLimite = await regulamento({});
    const solta = await rascunho(semLimite);
    await recusa([solta, vagasDe(semLimite)], () => publicar(semLimite, solta), podia);
    await mudar(como(caio), solta, publicacao(caio));
  });
  it('quem é de fora não lê quantas vagas restam', { tags: 'cobertura' }, async () => {
    const regra = await regulamento({ quantidadeMaximaIdeias: 1, dataFinal: emDias(3) });
    await negado(pegar(como(xavier), vagasDe(regra)), () => pegar(como(caio), vagasDe(regra)));
  });
});
