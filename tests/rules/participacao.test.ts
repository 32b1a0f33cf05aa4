// Addresses of authors are for people who read a report (23.leitura or 24.leitura), one document at a time.
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { ana, caio, davi, EMPRESA, lia, mario, pedro, rui, tea, xavier } from '@tests/support/personas';
import { umColaborador } from '@tests/support/documentos';
import { abrirAmbiente, apagar, criar, listar, mudar, pegar, negado, permitido } from './ambiente';

const { anonimo, como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);
const caminho = caminhos.participacao(EMPRESA, '3');
const colecao = caminho.slice(0, caminho.lastIndexOf('/'));
const pessoas = { [caio.uid]: { email: caio.email, ativo: true, ultimaIdeia: null } };
const flag = (tipo: number, leitura: boolean, modulo = 23) =>
  semear({ [`${caminhos.autorizacao(EMPRESA)}/${tipo}_${modulo}`]: { leitura } });

describe('endereços dos relatórios', () => {
  it('lê quem tem 23.leitura e a área de gestão; ADMIN sempre', async () => {
    await semear({ [caminho]: { pessoas } });
    for (const tipo of [2, 3, 5]) await flag(tipo, false, 24);
    const podia = permitido(async () => {
      for (const quem of [ana, mario, tea, caio]) await pegar(como(quem), caminho);
    });
    await podia();
    await flag(5, false);
    await flag(2, false);
    for (const quem of [mario, caio]) await negado(pegar(como(quem), caminho), podia);
    await pegar(como(ana), caminho);
    const podia2 = permitido(() => pegar(como(tea), caminho));
    await podia2();
    await flag(5, true);
    await flag(2, true);
    await pegar(como(caio), caminho);
    await semear({ [tea.referencia]: umColaborador(tea, { gestao: false }) });
    await negado(pegar(como(tea), caminho), podia2);
  });
  it('lê quem tem 24.leitura, sem ler o relatório de ideias', async () => {
    await semear({ [caminho]: { pessoas } });
    for (const tipo of [2, 5]) await flag(tipo, false);
    await flag(2, true, 24);
    await flag(5, false, 24);
    const podia = permitido(() => pegar(como(mario), caminho));
    await podia();
    await negado(pegar(como(caio), caminho), podia);
    await flag(2, false, 24);
    await negado(pegar(como(mario), caminho), podia);
  });
  it('nem respondente, nem pendente, nem desabilitado, nem outra empresa, nem quem não entrou', async () => {
    await semear({ [caminho]: { pessoas } });
    const podia = permitido(() => pegar(como(ana), caminho));
    for (const quem of [rui, pedro, davi, xavier, lia]) await negado(pegar(como(quem), caminho), podia);
    await negado(pegar(anonimo(), caminho), podia);
    await podia();
  });
  it('ninguém lista, escreve ou apaga', { tags: 'cobertura' }, async () => {
    await semear({ [caminho]: { pessoas } });
    const quem = [ana, caio].map((pessoa) => como(pessoa));
    await soOServidor([], quem, (banco) => listar(banco, colecao));
    await soOServidor(caminho, quem, (banco) => mudar(banco, caminho, { pessoas: {} }));
    await soOServidor(caminho, quem, (banco) => apagar(banco, caminho));
    await soOServidor(`${colecao}/9`, quem, (banco) => criar(banco, `${colecao}/9`, { pessoas }));

    await pegar(como(ana), caminho);
  });
});
