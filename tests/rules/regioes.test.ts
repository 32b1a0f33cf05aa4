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
  mudadoPor,
  mudar,
  negado,
  novoId,
  pegar,
} from './ambiente';

const { anonimo, como, semear, recusa } = await abrirAmbiente(import.meta.filename);
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
      await negado(ato());
      await daMatriz(inicial);
      await ato();
    }
    const sua = await guardada({ createdBy: mario.uid });
    await daMatriz('l');
    await recusa(sua, () => mudar(como(mario), sua, { comparisonType: 'and', ...mudadoPor(mario) }));
    await daMatriz('c');
    await mudar(como(mario), sua, { comparisonType: 'and', ...mudadoPor(mario) });
    await daMatriz('lcer');
  });
  it('nascem sem empresas, do projeto em que estão, e ninguém escreve quais são', async () => {
    const caminho = `${colecao}/${novoId()}`;
    const nova = criadoAgora(umaRegiao(ana, 'p'));
    for (const mudanca of [
      { projetoId: 'outro' },
      { empresas: ['e'] },
      { comparisonType: 'xor' },
      { identifiers: Array.from({ length: 51 }, () => ({ field: 'estado', value: 'SC' })) },
      { name: 'ab', nomeEmOrdem: 'ab' },
      { name: 'a'.repeat(121), nomeEmOrdem: 'a'.repeat(120) },
      { extra: 1 },
    ])
      await recusa(caminho, () => criar(como(ana), caminho, { ...nova, ...mudanca }));
    await criar(como(ana), caminho, nova);
    for (const mudanca of [{ empresas: ['e'] }, { projetoId: 'q' }, { identifiers: 'SC' }])
      await recusa(caminho, () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }));
    await recusa(caminho, () => apagar(como(ana), caminho));
  });
  it('desabilitada, quem administra nem cria nem muda; ativa, sim', async () => {
    const caminho = await guardada();
    const outra = `${colecao}/${novoId()}`;
    const criada = () => criar(como(zilda), outra, criadoAgora(umaRegiao(zilda, 'p')));
    const mudada = () => mudar(como(zilda), caminho, { comparisonType: 'and', ...mudadoPor(zilda) });
    await semear({ [zilda.referencia]: umColaborador(zilda, { status: 'DISABLED' }) });
    await recusa(outra, criada);
    await recusa(caminho, mudada);
    await semear({ [zilda.referencia]: umColaborador(zilda) });
    await criada();
    await mudada();
  });
  it('removidas, ninguém as muda nem as traz de volta', async () => {
    const caminho = await guardada({ deletedAt: agora() });
    for (const mudanca of [{ comparisonType: 'and' }, { deletedAt: null }, { deletedAt: agora() }])
      await recusa(caminho, () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }));
  });
  it('A22 são de quem organiza: outra empresa, outra licenciada, convidada e externo não as veem', async () => {
    const caminho = await guardada();
    for (const banco of [xavier, lia, gilda, rui, davi].map((quem) => como(quem)).concat(anonimo())) {
      await negado(pegar(banco, caminho));
      await negado(listar(banco, colecao));
      await recusa(caminho, () => mudar(banco, caminho, { comparisonType: 'and', ...mudadoPor(ana) }));
    }
    await pegar(como(caio), caminho);
  });
});
