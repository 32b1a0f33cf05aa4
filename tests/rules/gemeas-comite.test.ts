// Refusals for one reason only (gemeas.test.ts), in the committee's sessions: a step and its activity are one batch.
import { it } from 'vitest';
import type { Comite } from '@/domain/comite/comite';
import { caminhos } from '@/domain/comum/caminhos';
import { umaAtividade, umComite } from '@tests/support/documentos';
import { ana, EMPRESA, paulo, tea } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  criadoAgora,
  criar,
  juntos,
  mudar,
  novoId,
  permitido,
  mudadoPor,
} from './ambiente';
import { inicio } from './tabela-comite';

const { como, semear, ler, recusa } = await abrirAmbiente(import.meta.filename);

let ultimo = 100;
async function sessao(mudancas: Partial<Comite> = {}): Promise<string> {
  const numero = (ultimo += 2);
  const caminho = caminhos.comite(EMPRESA, String(numero));
  await semear({ [caminho]: umComite(tea, { numero, ...mudancas }) });
  return caminho;
}
/** Starts the session at this id, after one with the number before it that has ended. */
async function iniciar(numero: number, comite: object = {}, atividade: object = {}) {
  await semear({
    [caminhos.comite(EMPRESA, String(numero - 1))]: umComite(tea, {
      numero: numero - 1,
      endedAt: new Date(),
    }),
  });
  const partes = inicio(tea, numero);
  return {
    caminho: partes.caminho,
    ato: () =>
      juntos(
        como(tea),
        [partes.caminho, { ...partes.comite, ...comite }],
        [partes.caminhoDaAtividade, { ...partes.atividade, ...atividade }],
      ),
  };
}

it('não começa removida, nem com número que não é inteiro, positivo e o do endereço', async () => {
  const numero = (ultimo += 2);
  const outro = (ultimo += 2);
  await iniciar(outro);
  const { ato: iniciada } = await iniciar(numero, { presentesReferences: [tea.referencia] });
  const podia = permitido(iniciada);
  for (const { caminho, ato } of [
    await iniciar(numero, { deletedAt: agora() }),
    await iniciar(numero, { numero: outro }),
    await iniciar(numero, { presentesReferences: [tea.referencia, tea.referencia] }),
    await iniciar(numero, {}, { createdBy: ana.uid }),
    await iniciar(numero, {}, { regulamentoReference: caminhos.regulamentoIdeias(EMPRESA, 'r') }),
    await iniciar(0),
    await iniciar(0.5),
  ])
    await recusa(caminho, ato, podia);
  await podia();
});

const em = (qual: string) => `${caminhos.comiteAtividades(EMPRESA)}/${qual}`;

it('uma atividade conta o passo de uma sessão só, no momento dele', async () => {
  const [a, b] = [await sessao(), await sessao()];
  const [id, depois] = [novoId('passo'), novoId('passo')];
  const passo = { pausedAt: agora(), ultimaAtividade: id, ...mudadoPor(tea) };
  const atividade = criadoAgora(umaAtividade(tea, { type: 'PAUSADO', comiteReference: b }));
  const podia = permitido(() => juntos(como(tea), [b, passo, 'mudar'], [em(id), atividade]));
  await recusa(
    [a, b, em(id)],
    () => juntos(como(tea), [a, passo, 'mudar'], [b, passo, 'mudar'], [em(id), atividade]),
    podia,
  );
  await podia();
  await semear({ [a]: { ...(await ler(a)), ultimaAtividade: depois } });
  await recusa(em(depois), () => criar(como(tea), em(depois), { ...atividade, comiteReference: a }), podia);
});

it('sem 16.editar, a que se iniciou, só com 16.criacao', async () => {
  const linha = `${caminhos.autorizacao(EMPRESA)}/3_16`;
  const caminho = await sessao();
  const mudanca = () =>
    mudar(como(tea), caminho, {
      participantesReferences: [tea.referencia, paulo.referencia],
      ...mudadoPor(tea),
    });
  await semear({ [linha]: { leitura: true, criacao: false, editar: false } });
  const podia = permitido(mudanca);
  await recusa(caminho, mudanca, podia);
  await semear({ [linha]: { leitura: true, criacao: true, editar: false } });
  await podia();
});
