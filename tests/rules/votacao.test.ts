// Votes are read and written by nobody, their count by nobody; everybody reads a voting that is public (threats A19, F02,
// F09, F11; decisions Q4).
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaVotacao } from '@/domain/votacao/voto';
import { ana, EMPRESA, gilda, lia, mario, rui, xavier } from '@tests/support/personas';
import { abrirAmbiente, apagar, criar, listar, mudar, pegar, negado, permitido } from './ambiente';

const { anonimo, como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);

const todos = [ana, mario, gilda, xavier, lia, rui];
const ALVO = { ...EMPRESA, questionarioId: 'q' };
const URNA = caminhosDaVotacao.urna(ALVO);
const publico = (publica: boolean) => ({
  publica,
  json: publica ? '{}' : '',
  ...EMPRESA,
  idProjeto: 'p',
  idQuestionario: 'q',
});
const VOTO = {
  categoria: 'Indústria',
  empresa: 'e',
  situacao: 'CONTADO',
  suspeita: null,
  cedula: 'h'.repeat(23),
};

describe('o que os visitantes leem de uma votação', () => {
  it('A19 qualquer pessoa lê a que é pública, e só pelo endereço', { tags: 'cobertura' }, async () => {
    await semear({ [URNA]: publico(true) });
    await pegar(anonimo(), URNA);
    await pegar(como(ana), URNA);
    await soOServidor([], anonimo(), (banco) => listar(banco, caminhosDaVotacao.publicos));
    await soOServidor([], como(ana), (banco) => listar(banco, caminhosDaVotacao.publicos));
  });

  it('a que saiu do ar ninguém lê, nem a que não há', { tags: 'cobertura' }, async () => {
    const daAnonima = permitido(() => pegar(anonimo(), URNA));
    const deAna = permitido(() => pegar(como(ana), URNA));
    await semear({ [URNA]: publico(false) });
    await negado(pegar(anonimo(), URNA), daAnonima);
    await negado(pegar(como(ana), URNA), deAna);
    await negado(pegar(anonimo(), `${caminhosDaVotacao.publicos}/nenhuma`), daAnonima);
    await semear({ [URNA]: publico(true) });
    await daAnonima();
    await deAna();
  });

  it('ninguém a escreve', { tags: 'cobertura' }, async () => {
    await semear({ [URNA]: publico(true) });
    const quem = [anonimo(), como(ana)];
    await soOServidor(URNA, quem, (banco) => mudar(banco, URNA, { json: '{"categorias":[]}' }));
    await soOServidor(URNA, quem, (banco) => apagar(banco, URNA));
    const outra = `${URNA}2`;
    await soOServidor(outra, quem, (banco) => criar(banco, outra, publico(true)));
  });
});

describe.each([
  ['votos', `${caminhosDaVotacao.votos(EMPRESA, 'q')}/v`],
  ['origens das cédulas', `${caminhosDaVotacao.origens(EMPRESA, 'q')}/c`],
  ['a apuração', caminhosDaVotacao.apuracao(EMPRESA, 'q')],
])('F02 F09 F11 %s', (_nome, caminho) => {
  it('ninguém lê nem escreve: nem quem administra, nem com o módulo 34', async () => {
    const modulo = `${caminhos.autorizacao(EMPRESA)}/2_34`;
    await semear({ [caminho]: VOTO, [modulo]: { tipo: 2, leitura: true, editar: true, criacao: true } });
    const colecao = caminho.slice(0, caminho.lastIndexOf('/'));
    const quem = [anonimo(), ...todos.map((pessoa) => como(pessoa))];
    await soOServidor([], quem, (banco) => pegar(banco, caminho));
    await soOServidor([], quem, (banco) => listar(banco, colecao));
    await soOServidor(caminho, quem, (banco) => mudar(banco, caminho, { situacao: 'ANULADO' }));
    await soOServidor(caminho, quem, (banco) => apagar(banco, caminho));
    await soOServidor(`${colecao}/novo`, quem, (banco) => criar(banco, `${colecao}/novo`, VOTO));
  });
});
