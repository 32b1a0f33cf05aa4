// A company's channels: address and secret are keys, so no rule opens them, and functions alone write (threats H18).
import { caminhosDosCanais } from '@/domain/canais/canal';
import { ana, EMPRESA, gilda, lia, mario, rui, xavier } from '@tests/support/personas';
import { describe, it } from 'vitest';
import { abrirAmbiente, apagar, criar, listar, mudar, negado, pegar } from './ambiente';

const { anonimo, como, semear, recusa } = await abrirAmbiente(import.meta.filename);

const todos = [ana, mario, gilda, xavier, lia, rui];
const CANAL = { url: 'https://hooks.slack.com/services/x', segredo: 's'.repeat(43), ligado: true };

describe.each([
  ['o canal', caminhosDosCanais.canal(EMPRESA, 'SLACK')],
  ['o que foi enviado', `${caminhosDosCanais.entregas(EMPRESA, 'SLACK')}/x`],
])('H18 %s', (_nome, caminho) => {
  it('ninguém lê nem escreve pelo navegador, nem quem administra', async () => {
    await semear({ [caminho]: CANAL });
    const colecao = caminho.slice(0, caminho.lastIndexOf('/'));
    for (const quem of [anonimo(), ...todos.map((pessoa) => como(pessoa))]) {
      await negado(pegar(quem, caminho));
      await negado(listar(quem, colecao));
      await recusa(caminho, () => mudar(quem, caminho, { ligado: false }));
      await recusa(caminho, () => apagar(quem, caminho));
      await recusa(`${colecao}/novo`, () => criar(quem, `${colecao}/novo`, CANAL));
    }
  });
});
