// Votes are read and written by nobody, their count by nobody; everybody reads a voting that is public (threats A19, F02,
// F09, F11; decisions Q4).
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaVotacao } from '@/domain/votacao/voto';
import { ana, EMPRESA, gilda, lia, mario, rui, xavier } from '@tests/support/personas';
import { abrirAmbiente, apagar, criar, listar, mudar, negado, pegar } from './ambiente';

const { anonimo, como, semear, recusa } = await abrirAmbiente(import.meta.filename);

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
    await negado(listar(anonimo(), caminhosDaVotacao.publicos));
    await negado(listar(como(ana), caminhosDaVotacao.publicos));
  });

  it('a que saiu do ar ninguém lê, nem a que não há', { tags: 'cobertura' }, async () => {
    await semear({ [URNA]: publico(false) });
    await negado(pegar(anonimo(), URNA));
    await negado(pegar(como(ana), URNA));
    await negado(pegar(anonimo(), `${caminhosDaVotacao.publicos}/nenhuma`));
  });

  it('ninguém a escreve', { tags: 'cobertura' }, async () => {
    await semear({ [URNA]: publico(true) });
    for (const quem of [anonimo(), como(ana)]) {
      await recusa(URNA, () => mudar(quem, URNA, { json: '{"categorias":[]}' }));
      await recusa(URNA, () => apagar(quem, URNA));
      const outra = `${URNA}2`;
      await recusa(outra, () => criar(quem, outra, publico(true)));
    }
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
    for (const quem of [anonimo(), ...todos.map((pessoa) => como(pessoa))]) {
      await negado(pegar(quem, caminho));
      await negado(listar(quem, colecao));
      await recusa(caminho, () => mudar(quem, caminho, { situacao: 'ANULADO' }));
      await recusa(caminho, () => apagar(quem, caminho));
      await recusa(`${colecao}/novo`, () => criar(quem, `${colecao}/novo`, VOTO));
    }
  });
});
