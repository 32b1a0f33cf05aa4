// Invitations: their own by the invited person, nobody else's, written by functions only (threats A17, A18).
import * as fs from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umConvite } from '@tests/support/documentos';
import { ana, caio, pedro, rui, xavier } from '@tests/support/personas';
import { abrirAmbiente, apagar, criar, listar, mudar, novoId, pegar, negado } from './ambiente';

const { anonimo, como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);
const { convites } = caminhos;
const dePedro = `${convites}/de-pedro`;
const deRui = `${convites}/de-rui`;
await semear({
  [dePedro]: umConvite(pedro),
  [deRui]: umConvite(rui, { idQuestionario: 'q', externo: true }),
});

const doProprio = (uid: string) => fs.where('idColaboradorConvidado', '==', uid);

describe('convites', () => {
  it('quem foi convidado lê e lista o seu, mesmo antes de aceitar', { tags: 'cobertura' }, async () => {
    await pegar(como(pedro), dePedro);
    await listar(como(pedro), convites, doProprio(pedro.uid), fs.where('convite', '==', true));
    await pegar(como(rui), deRui);
  });
  it(
    'quem responde lista os seus de uma empresa, projeto por projeto, aceitos ou não',
    { tags: 'cobertura' },
    async () => {
      const aceito = `${convites}/aceito-por-rui`;
      await semear({ [aceito]: umConvite(rui, { idProjeto: 'p', idQuestionario: 'q', convite: false }) });
      const lista = await listar(
        como(rui),
        convites,
        doProprio(rui.uid),
        fs.where('idEmpresaColaboradorConvidado', '==', rui.contexto.empresaId),
        fs.where('idProjeto', '>', ''),
        fs.orderBy('idProjeto'),
        fs.orderBy('createdAt', 'desc'),
      );
      expect(lista.docs.map(({ id }) => id)).toEqual(['aceito-por-rui']);
      const deRuiPor = (quem: typeof rui) =>
        listar(
          como(quem),
          convites,
          doProprio(rui.uid),
          fs.where('idProjeto', '>', ''),
          fs.orderBy('idProjeto'),
        );
      for (const quem of [caio, ana]) await negado(deRuiPor(quem), () => deRuiPor(rui));
    },
  );
  it('ninguém lê o de outra pessoa, nem quem administra (A18)', async () => {
    for (const banco of [como(rui), como(caio), como(ana), como(xavier), anonimo()])
      await negado(pegar(banco, dePedro), () => pegar(como(pedro), dePedro));
  });
  it('ninguém lista por e-mail, por questionário, por empresa, nem tudo (A17, A18)', async () => {
    const filtros = [
      [fs.where('email', '==', pedro.email)],
      [fs.where('idQuestionario', '==', 'q')],
      [fs.where('idEmpresa', '==', pedro.contexto.empresaId)],
      [doProprio(pedro.uid)],
      [],
    ];
    for (const banco of [como(rui), como(ana), anonimo()])
      for (const filtro of filtros) await soOServidor([], banco, (de) => listar(de, convites, ...filtro));
    await listar(como(pedro), convites, doProprio(pedro.uid));
  });
  it('ninguém escreve, nem no seu', async () => {
    for (const banco of [como(pedro), como(ana), anonimo()]) {
      const novo = `${convites}/${novoId()}`;
      await soOServidor(novo, banco, (banco) => criar(banco, novo, umConvite(pedro)));
      await soOServidor(dePedro, banco, (banco) => mudar(banco, dePedro, { convite: false }));
      await soOServidor(dePedro, banco, (banco) => mudar(banco, dePedro, { hashes: [] }));
      await soOServidor(dePedro, banco, (banco) => apagar(banco, dePedro));
    }
  });
});
