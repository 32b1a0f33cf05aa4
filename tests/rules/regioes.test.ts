// Regions of projects: who reads and writes them, and what only functions write (part 3 §3 and §6).
import { describe, it } from 'vitest';
import { regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { caminhos } from '@/domain/comum/caminhos';
import { ana, caio, davi, EMPRESA, gilda, lia, mario, persona, rui, xavier } from '@tests/support/personas';
import { umColaborador } from '@tests/support/documentos';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudar,
  negado,
  novoId,
  pegar,
  permitido,
  type Banco,
  mudadoPor,
} from './ambiente';

const { anonimo, como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);
const colecao = regioesDe(EMPRESA, 'p');
const zilda = persona('Zilda', 'ADMIN');
const daMatriz = (iniciais: string) =>
  semear({
    [`${caminhos.autorizacao(EMPRESA)}/2_28`]: {
      tipo: 2,
      leitura: iniciais.includes('l'),
      criacao: iniciais.includes('c'),
      editar: iniciais.includes('e'),
      remover: iniciais.includes('r'),
    },
  });
async function guardada(mudancas = {}) {
  const caminho = `${colecao}/${novoId('regiao')}`;
  await semear({ [caminho]: umaRegiao(ana, 'p', mudancas) });
  return caminho;
}

describe('regiões', () => {
  it('cada ato pede a sua permissão do módulo 28; a própria, criar', { tags: 'cobertura' }, async () => {
    const caminho = await guardada();
    const atos: [string, () => Promise<unknown>][] = [
      ['l', () => pegar(como(mario), caminho)],
      ['l', () => listar(como(mario), colecao)],
      ['c', () => criar(como(mario), `${colecao}/${novoId()}`, criadoAgora(umaRegiao(mario, 'p')))],
      ['e', () => mudar(como(mario), caminho, { comparisonType: 'and', ...mudadoPor(mario) })],
      ['r', () => mudar(como(mario), caminho, { deletedAt: agora(), ...mudadoPor(mario) })],
    ];
    for (const [inicial, ato] of atos) {
      await daMatriz('lcer'.replace(inicial, ''));
      const podia = permitido(() => ato());
      await negado(ato(), podia);
      await daMatriz(inicial);
      await podia();
    }
    const sua = await guardada({ createdBy: mario.uid });
    await daMatriz('l');
    const podia2 = permitido(() => mudar(como(mario), sua, { comparisonType: 'and', ...mudadoPor(mario) }));
    await recusa(sua, () => mudar(como(mario), sua, { comparisonType: 'and', ...mudadoPor(mario) }), podia2);
    await daMatriz('c');
    await podia2();
    await daMatriz('lcer');
  });
  it('nascem sem empresas, do projeto em que estão, e ninguém escreve quais são', async () => {
    const caminho = `${colecao}/${novoId()}`;
    const nova = criadoAgora(umaRegiao(ana, 'p'));
    await recusa(
      caminho,
      [
        { projetoId: 'outro' },
        { empresas: ['e'] },
        { comparisonType: 'xor' },
        { identifiers: Array.from({ length: 51 }, () => ({ field: 'estado', value: 'SC' })) },
        { name: 'ab', nomeEmOrdem: 'ab' },
        { name: 'a'.repeat(121), nomeEmOrdem: 'a'.repeat(120) },
        { extra: 1 },
      ].map((mudanca) => () => criar(como(ana), caminho, { ...nova, ...mudanca })),
      () => criar(como(ana), caminho, nova),
    );
    await recusa(
      caminho,
      [{ empresas: ['e'] }, { projetoId: 'q' }, { identifiers: 'SC' }].map(
        (mudanca) => () =>
          mudar(como(ana), caminho, { comparisonType: 'and', ...mudanca, ...mudadoPor(ana) }),
      ),
      () => mudar(como(ana), caminho, { comparisonType: 'and', ...mudadoPor(ana) }),
    );
    await soOServidor(caminho, como(ana), (banco) => apagar(banco, caminho));
  });
  it('desabilitada, quem administra nem cria nem muda; ativa, sim', async () => {
    const caminho = await guardada();
    const outra = `${colecao}/${novoId()}`;
    const criada = () => criar(como(zilda), outra, criadoAgora(umaRegiao(zilda, 'p')));
    const mudada = () => mudar(como(zilda), caminho, { comparisonType: 'and', ...mudadoPor(zilda) });
    await semear({ [zilda.referencia]: umColaborador(zilda, { status: 'DISABLED' }) });
    const [podeCriar, podeMudar] = [permitido(criada), permitido(mudada)];
    await recusa(outra, criada, podeCriar);
    await recusa(caminho, mudada, podeMudar);
    await semear({ [zilda.referencia]: umColaborador(zilda) });
    await podeCriar();
    await podeMudar();
  });
  it('removidas, ninguém as muda nem as traz de volta', async () => {
    const caminho = await guardada({ deletedAt: agora() });
    const viva = await guardada();
    for (const mudanca of [{ comparisonType: 'and' }, { deletedAt: agora() }])
      await recusa(
        caminho,
        () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }),
        () => mudar(como(ana), viva, { ...mudanca, ...mudadoPor(ana) }),
      );
    await soOServidor(caminho, como(ana), (banco) =>
      mudar(banco, caminho, { deletedAt: null, ...mudadoPor(ana) }),
    );
  });
  it('A22 são de quem organiza: outra empresa, outra licenciada, convidada e externo não as veem', async () => {
    const caminho = await guardada();
    const podia = permitido(() => pegar(como(caio), caminho));
    for (const banco of [xavier, lia, gilda, rui, davi].map((quem) => como(quem)).concat(anonimo())) {
      await negado(pegar(banco, caminho), podia);
      await negado(listar(banco, colecao), () => listar(como(caio), colecao));
      const mudada = (quem: Banco) => mudar(quem, caminho, { comparisonType: 'and', ...mudadoPor(ana) });
      await recusa(
        caminho,
        () => mudada(banco),
        () => mudada(como(ana)),
      );
    }
    await podia();
  });
});
