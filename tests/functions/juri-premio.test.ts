// The walk of an award: three evaluators, eight companies, a conflict, an abstention, a recusal and a tie. Every figure
// is made again here from the scores as they were typed (decisions P340 to P388).
import { emLugares } from '@/domain/diagnostico/classificacao';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui } from './contas';
import {
  avaliador,
  avaliar,
  chamar,
  comProjetos,
  doJuri,
  empresas,
  FASE,
  id,
  impedir,
  lugares,
  m,
  novaEmpresa,
  por,
  projetoId,
  q,
  recusa,
  salvar,
} from './doJuri';

comProjetos();

const OITO = [...empresas, 'epsilon', 'zeta', 'eta', 'teta'];
const GRUPOS = ['g1', 'g2'] as const;
/** As typed, by company: the two groups of each evaluator in their order. '' abstains. */
const DIGITADAS: Record<string, Record<'nara' | 'ugo' | 'ivo', readonly [string, string]>> = {
  alfa: { nara: ['81', '77,5'], ugo: ['64', '59'], ivo: ['72', '70,25'] },
  beta: { nara: ['90', '88'], ugo: ['70', '66,5'], ivo: ['79', '75'] },
  // What alfa has, in other hands: a tie.
  gama: { nara: ['72', '70,25'], ugo: ['81', '77,5'], ivo: ['64', '59'] },
  // Its administrators write from Ivo's domain.
  delta: { nara: ['55', '51'], ugo: ['38', '40'], ivo: ['', ''] },
  epsilon: { nara: ['66,75', '61'], ugo: ['47', ''], ivo: ['58', '52,5'] },
  zeta: { nara: ['95', '30'], ugo: ['60', '62'], ivo: ['71', '69'] },
  eta: { nara: ['49', '53'], ugo: ['33,33', '36'], ivo: ['44', '41'] },
  teta: { nara: ['84', '82'], ugo: ['68', '65'], ivo: ['73', '74'] },
};
const QUEM = ['nara', 'ugo', 'ivo'] as const;
const emCentesimos = (digitada: string) => Math.round(Number(digitada.replace(',', '.')) * 100);
const media = (valores: readonly number[]) => valores.reduce((a, b) => a + b, 0) / valores.length;
const desvio = (valores: readonly number[]) =>
  Math.sqrt(media(valores.map((valor) => (valor - media(valores)) ** 2)));

interface Conta {
  quem: string;
  empresa: string;
  grupo: string;
  nota: number;
}
/** Scores that count: no seat of Ivo at delta, no abstention, and Nara stands back from beta. */
const contam: Conta[] = OITO.flatMap((empresa) =>
  QUEM.flatMap((quem) =>
    GRUPOS.flatMap((grupo, g) => {
      const digitada = DIGITADAS[empresa]?.[quem][g] ?? '';
      return digitada === '' || (quem === 'nara' && empresa === 'beta')
        ? []
        : [{ quem, empresa, grupo, nota: emCentesimos(digitada) }];
    }),
  ),
);
/** Of both groups, which weigh the same. */
const doJuriDe = (notas: readonly Conta[], empresa: string) =>
  Math.round(
    media(
      GRUPOS.map((grupo) =>
        Math.round(
          media(notas.flatMap((uma) => (uma.empresa === empresa && uma.grupo === grupo ? [uma.nota] : []))),
        ),
      ),
    ),
  );
const todas = contam.map(({ nota }) => nota);
const normalizadas = contam.map((uma): Conta => {
  const dele = contam.flatMap(({ quem, nota }) => (quem === uma.quem ? [nota] : []));
  const nota = media(todas) + ((uma.nota - media(dele)) / desvio(dele)) * desvio(todas);
  return { ...uma, nota: Math.round(Math.min(100_00, Math.max(0, nota))) };
});
const maiorDiferenca = (empresa: string) =>
  Math.max(
    ...GRUPOS.map((grupo) => {
      const delas = contam.flatMap((uma) =>
        uma.empresa === empresa && uma.grupo === grupo ? [uma.nota] : [],
      );
      return delas.length > 1 ? Math.max(...delas) - Math.min(...delas) : 0;
    }),
  );

interface Linha {
  empresa: string;
  juri: number;
  normalizada: number;
  diferenca: number;
  discordam: boolean;
  dadas: number;
  de: number;
}

const publicar = () =>
  chamarAqui(
    'resultadosFunctions-publicar',
    { ...m.admin.contexto, idProjeto: projetoId, idQuestionario: q, publicado: true },
    por(m.admin),
  );

it('o percurso de um prêmio com júri: o que se digitou é o que se lê, até o empate', async () => {
  for (const nome of OITO.slice(empresas.length)) await novaEmpresa(nome);
  const nara = await avaliador('Nara');
  const ugo = await avaliador('Ugo');
  const ivo = await avaliador('Ivo', 'ivo@delta.exemplo');
  const tres = { nara, ugo, ivo };
  const juri = { porEmpresa: null, vistos: ['sem-juri'], edicao: 'primeira' };
  expect((await salvar(m.admin, [nara, ugo, ivo], juri)).resultado).toMatchObject({
    faltam: [],
    impedidos: [{ avaliador: ivo.uid, empresa: 'delta', motivo: 'DOMINIO' }],
  });
  expect(Object.keys(await lugares())).toHaveLength(8);
  for (const empresa of OITO)
    for (const quem of QUEM)
      for (const [g, grupo] of GRUPOS.entries()) {
        const digitada = DIGITADAS[empresa]?.[quem][g] ?? '';
        const nota = digitada === '' ? null : emCentesimos(digitada);
        const { erro } = await avaliar(tres[quem], empresa, { grupo, nota, vistas: [null] });
        const semLugar = quem === 'ivo' && empresa === 'delta';
        expect([empresa, quem, grupo, erro === undefined]).toEqual([empresa, quem, grupo, !semLugar]);
      }
  expect((await impedir(nara, nara, 'beta')).resultado).toEqual({ passouPara: null });
  const { resultado, erro } = await chamar('classificacao', nara, { ...doJuri(), questionarioId: q });
  expect(erro).toBeUndefined();
  const { linhas, semNormalizar } = resultado as { linhas: Linha[]; semNormalizar: string[] };
  expect(semNormalizar).toEqual([]);
  const porNome = Object.fromEntries(linhas.map((linha) => [linha.empresa, linha]));
  expect(Object.keys(porNome).toSorted()).toEqual(OITO.toSorted());
  for (const empresa of OITO) {
    const linha = porNome[empresa];
    expect([empresa, linha?.juri]).toEqual([empresa, doJuriDe(contam, empresa)]);
    expect(Math.abs((linha?.normalizada ?? -1) - doJuriDe(normalizadas, empresa))).toBeLessThanOrEqual(1);
    expect([empresa, linha?.diferenca]).toEqual([empresa, maiorDiferenca(empresa)]);
    expect([empresa, linha?.discordam]).toEqual([empresa, maiorDiferenca(empresa) >= 30_00]);
    // Two seats where somebody may not, or stood back; an abstention is given.
    const seus = empresa === 'delta' || empresa === 'beta' ? 2 : 3;
    expect([empresa, linha?.dadas, linha?.de]).toEqual([empresa, seus * 2, seus * 2]);
  }
  const lugaresDaqui = Object.fromEntries(
    emLugares(linhas, (linha) => linha.juri).map(({ linha, lugar, empatadas }) => [
      linha.empresa,
      [lugar, empatadas],
    ]),
  );
  for (const empresa of OITO) {
    const sua = doJuriDe(contam, empresa);
    const acima = OITO.filter((outra) => doJuriDe(contam, outra) > sua).length;
    const iguais = OITO.filter((outra) => doJuriDe(contam, outra) === sua).length;
    expect([empresa, lugaresDaqui[empresa]]).toEqual([empresa, [acima + 1, iguais - 1]]);
  }
  expect([lugaresDaqui['alfa']?.[1], lugaresDaqui['gama']?.[1]]).toEqual([1, 1]);
  expect(lugaresDaqui['alfa']).toEqual(lugaresDaqui['gama']);
  // The phase is complete: what a company is told is the plain mean, and nobody's score.
  await logo(async () => {
    expect((await publicar()).erro).toBeUndefined();
    for (const empresa of OITO) {
      const dito = await db.doc(caminhosDaPublicacao.resultado(m.c.contexto, q, id(empresa))).get();
      expect([empresa, dito.get('entrevista.media')]).toEqual([empresa, doJuriDe(contam, empresa)]);
    }
  });
  await chamarAqui(
    'notasFunctions-encerrar',
    { ...m.admin.contexto, questionarioId: q, fase: FASE, encerrada: true },
    por(m.admin),
  );
  expect(await avaliar(ugo, 'alfa', { nota: 1_00 })).toEqual(recusa('A avaliação desta fase foi encerrada.'));
});
