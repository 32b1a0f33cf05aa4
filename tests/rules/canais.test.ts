// A company's channels: address and secret are keys, so no rule opens them, and functions alone write (threats H18).
import { caminhosDosCanais } from '@/domain/canais/canal';
import { ana, EMPRESA, gilda, lia, mario, rui, xavier } from '@tests/support/personas';
import { describe, it } from 'vitest';
import { abrirAmbiente, apagar, criar, listar, mudar, pegar } from './ambiente';

const { anonimo, como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);

const todos = [ana, mario, gilda, xavier, lia, rui];
const CANAL = { url: 'https://hooks.slack.com/services/x', segredo: 's'.repeat(43), ligado: true };

describe.each([
  ['o canal', caminhosDosCanais.canal(EMPRESA, 'SLACK')],
  ['o que foi enviado', `${caminhosDosCanais.entregas(EMPRESA, 'SLACK')}/x`],
])('H18 %s', (_nome, caminho) => {
  it('ninguém lê nem escreve pelo navegador, nem quem administra', async () => {
    await semear({ [caminho]: CANAL });
    const colecao = caminho.slice(0, caminho.lastIndexOf('/'));
    const quem = [anonimo(), ...todos.map((pessoa) => como(pessoa))];
    await soOServidor([], quem, (banco) => pegar(banco, caminho));
    await soOServidor([], quem, (banco) => listar(banco, colecao));
    await soOServidor(caminho, quem, (banco) => mudar(banco, caminho, { ligado: false }));
    await soOServidor(caminho, quem, (banco) => apagar(banco, caminho));
    await soOServidor(`${colecao}/novo`, quem, (banco) => criar(banco, `${colecao}/novo`, CANAL));
  });
});
