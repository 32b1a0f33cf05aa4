// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { colaboradorForm, colaboradorVazio, conviteForm, conviteVazio } from './colaborador-form';

const valido = { ...colaboradorVazio, nome: 'Ana Lima', email: 'ana@exemplo.com', setores: ['Vendas'] };
const mensagens = (dados: object) =>
  colaboradorForm.safeParse(dados).error?.issues.map((i) => i.message) ?? [];

describe('colaborador', () => {
  it('basta nome, e-mail e setor; nasce COLLABORATOR com todas as áreas', () =>
    expect(colaboradorForm.parse(valido)).toMatchObject({
      role: 'COLLABORATOR',
      gestao: true,
      configuracoes: true,
    }));
  it.each([
    [{ nome: 'Al' }, 'O nome precisa de ao menos 3 letras'],
    [{ nome: 'Ana\r\nBcc: x@y.co' }, 'Escreva o nome em uma linha só'],
    [{ email: 'ana@' }, 'E-mail inválido'],
    [{ setores: [] }, 'Escolha ao menos um setor'],
    [{ dataNascimento: '2020-01-01' }, 'Informe uma data de nascimento entre 16 e 120 anos atrás'],
    [{ dataNascimento: '1990-02-31' }, 'Este dia não existe: escreva uma data como 20/11/1990.'],
    [{ dataNascimento: '31/02/1990' }, 'Este dia não existe: escreva uma data como 20/11/1990.'],
    [{ telefone: '123' }, 'Informe o telefone com DDD, por exemplo (47) 99880-0100'],
    [
      { image: [{ path: 'a/b.png', name: 'b.png', size: 102_401, type: 'image/png' }] },
      'O tamanho do arquivo não pode ser maior que 100 KB',
    ],
  ])('recusa %j', (mudanca, mensagem) => expect(mensagens({ ...valido, ...mudanca })).toEqual([mensagem]));
  it('o telefone fica só com os dígitos, sem o 55', () =>
    expect(colaboradorForm.parse({ ...valido, telefone: '+55 (47) 99880-0100' }).telefone).toBe(
      '47998800100',
    ));
});

const problemas = (dados: object) =>
  conviteForm.safeParse({ ...conviteVazio, ...dados }).error?.issues.map((i) => i.message);

describe('convite', () => {
  it('vazio diz o que falta com as palavras da especificação', () =>
    expect(problemas({})).toEqual(['Nome obrigatório', 'E-mail obrigatório']));
  it('e-mail errado', () => expect(problemas({ nome: 'Ana', email: 'ana' })).toEqual(['E-mail inválido']));
  it('certo', () => expect(problemas({ nome: 'Ana', email: 'Ana@Exemplo.com' })).toBeUndefined());
});
