// No list without a page of at most 250 records, asked by somebody who may have the page.
import * as fs from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import { REGULAMENTO, umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, marta, type Persona, tea } from '@tests/support/personas';
import { abrirAmbiente, negado, permitido } from './ambiente';

const { como, semear } = await abrirAmbiente(import.meta.filename);
const ideia = caminhos.ideia(EMPRESA, 'publica');
await semear({ [ideia]: umaIdeiaPublicada(clara) });

const listas: [string, Persona, fs.QueryConstraint?, object?][] = [
  [caminhos.convites, caio, fs.where('idColaboradorConvidado', '==', caio.uid)],
  [caminhos.licenciadas, marta, undefined, { master: true }],
  [caminhos.auditoria(EMPRESA), ana],
  [caminhos.notificacoes(EMPRESA, caio.uid), caio],
  ...CADASTROS_DA_EMPRESA.map(({ caminho }): [string, Persona] => [caminho, caio]),
  [caminhosDaImersao.colecao(EMPRESA), caio, fs.where('publico', '==', true)],
  [caminhos.vinculosDeIdeias(EMPRESA), caio, fs.where('publicas', '==', true)],
  [caminhos.versoes(caminhos.ideia(EMPRESA, 'publica')), caio, fs.where('reservada', '==', false)],
  [caminhos.comites(EMPRESA), caio],
  [caminhos.decisoes(EMPRESA, '1'), caio],
  [caminhos.comiteAtividades(EMPRESA), caio],
  [caminhos.sob(ideia).conflitos, tea],
  [caminhos.sobRegulamento(caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)).extrato(caio.uid), caio],
];

it.each(listas)('%s: 250 de cada vez, nem mais nem todos', async (colecao, quem, filtro, token) => {
  const pedir = (...fim: fs.QueryConstraint[]) =>
    fs.getDocs(fs.query(fs.collection(como(quem, token), colecao), ...(filtro ? [filtro] : []), ...fim));
  const podia = permitido(() => pedir(fs.limit(250)));
  await negado(pedir(), podia);
  await negado(pedir(fs.limit(251)), podia);
  expect((await podia()).size).toBe(0);
});
