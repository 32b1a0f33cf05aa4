// @vitest-environment node
// The demo's award tells one story: a company stands where its answers, evidence and scores have brought it.
import { expect, it } from 'vitest';
import { notaSchema } from '@/domain/diagnostico/nota';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { versaoSchema } from '@/domain/diagnostico/versao';
import { projetoSchema } from '@/domain/projetos/projeto';
import { EVIDENCIAS } from '@tests/local/seed/evidencias';
import { AURORA, EMPRESAS } from '@tests/local/seed/mundo';
import { notasDaEmpresa } from '@tests/local/seed/notas';
import { AVALIADAS, CAMINHO, PARTICIPANTES, PREMIO } from '@tests/local/seed/participantes';
import { PESSOAS } from '@tests/local/seed/pessoas';
import { projetosDaEmpresa } from '@tests/local/seed/projetos';
import { questionariosDaEmpresa } from '@tests/local/seed/questionarios';
import { CONVIDADAS } from '@tests/local/seed/respondentes';
import { folhasDeConvidada } from '@tests/local/seed/respostas';

const { contexto } = AURORA;
const premio = projetoSchema.parse(
  projetosDaEmpresa(contexto, 'helena-duarte').find(([caminho]) => caminho.endsWith(`/${PREMIO}`))?.[1],
);
const versao = versaoSchema.parse(
  questionariosDaEmpresa(contexto, 'helena-duarte').find(([caminho]) =>
    caminho.endsWith('lideranca/versoes/2'),
  )?.[1],
);

/** Finished sheets of a company in the award's questionnaire. */
function respondidas(id: string): number {
  const dela = CONVIDADAS.find(({ empresaId }) => empresaId === id);
  if (dela) return dela.respondem;
  const pessoas = PESSOAS.filter(
    ({ empresa, colaborador }) => empresa.contexto.empresaId === id && colaborador.role !== 'ADMIN',
  );
  return folhasDeConvidada(contexto, { questionarioId: 'lideranca', versao }, pessoas, 1).filter(
    ([caminho, dados]) =>
      /\/respostas\/[^/]+$/.test(caminho) && respostaSchema.parse(dados).finalizadoEm !== null,
  ).length;
}

const chegaram = (fase: number) =>
  PARTICIPANTES.filter((uma) => CAMINHO.indexOf(uma.fase) >= CAMINHO.indexOf(fase)).map(({ id }) => id);
const [AUTODIAGNOSTICO = 0, HABILITADA = 0, , ENTREVISTA = 0, , FINALISTAS = 0] = CAMINHO.slice(1);

const notas = (id: string) => AVALIADAS.find(({ idEmpresa }) => idEmpresa === id);
const acima = (id = '') => notas(id)?.acima ?? 0;

it('está habilitada quem respondeu o bastante, e só ela', () => {
  const bastam = PARTICIPANTES.filter(({ id }) => respondidas(id) >= premio.minimoResposta);
  expect(bastam.map(({ id }) => id)).toEqual(chegaram(HABILITADA));
});

it('toda empresa do autodiagnóstico em diante convidou pelo menos as pessoas que responderam', () => {
  for (const id of chegaram(AUTODIAGNOSTICO)) expect([id, respondidas(id)]).not.toEqual([id, 0]);
  for (const { convidadas, respondem } of CONVIDADAS) expect(convidadas).toBeGreaterThanOrEqual(respondem);
});

it('quem chegou à entrevista tem evidências, todas conferidas', () => {
  for (const id of chegaram(ENTREVISTA)) {
    expect([id, EVIDENCIAS[id]?.length ?? 0]).not.toEqual([id, 0]);
    expect(EVIDENCIAS[id]?.every(({ conferida }) => conferida)).toBe(true);
  }
});

it('finalistas e vencedora têm notas dos avaliadores em cada fase, e a vencedora as maiores', () => {
  for (const id of chegaram(FINALISTAS)) expect(notas(id)?.fases).toEqual([4, 5, 6]);
  const [vencedora] = chegaram(CAMINHO.at(-1) ?? 0);
  expect(acima(vencedora)).toBe(Math.max(...AVALIADAS.map(({ idEmpresa }) => acima(idEmpresa))));
});

it('o que um avaliador escreve num grupo não serve a outro, e nada foi escrito amanhã', () => {
  const doPremio = { questionarioId: 'lideranca', versao };
  const dadas = AVALIADAS.flatMap((uma) => notasDaEmpresa(contexto, { ...doPremio, ...uma })).map(
    ([, nota]) => notaSchema.parse(nota),
  );
  const gruposDaFrase = new Map<string, Set<string>>();
  for (const { grupo, nota, justificativa, createdAt } of dadas) {
    expect(createdAt.getTime()).toBeLessThan(Date.now());
    if (nota === null) continue;
    const onde = gruposDaFrase.get(justificativa) ?? new Set();
    gruposDaFrase.set(justificativa, onde.add(grupo));
  }
  for (const [frase, grupos] of gruposDaFrase) expect([frase, grupos.size]).toEqual([frase, 1]);
});

it('por uma empresa responde alguém dela', () => {
  for (const { dados, contexto: dela } of EMPRESAS)
    expect(
      PESSOAS.filter(({ empresa }) => empresa.contexto.empresaId === dela.empresaId).map(
        ({ colaborador }) => colaborador.nome,
      ),
    ).toContain(dados.responsavel.nome);
});
