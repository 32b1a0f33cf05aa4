// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { texto } from '@/domain/comum/campos';
import { quemResponde } from '@/domain/contratos/respostas';
import { conviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { empresaForm } from '@/domain/empresas/empresa-form';
import { nomeDePessoa, nomeQueSeDiz } from './nome';

const passa = (nome: string) => nomeDePessoa().safeParse(nome).success;

describe('E23 nome de pessoa', () => {
  it.each([
    'Ana Souza',
    'J. P. Silva',
    "Joana d'Arc",
    'Müller-Weiß',
    'José da Silva Jr.',
    'Sr. Zé',
    'Ana (RH)',
  ])('%s é um nome', (nome) => expect(passa(nome)).toBe(true));
  it.each([
    'Clique https://evil.exemplo/roubo',
    'www.evil',
    'Visite evil.exemplo agora',
    'banco-do-brasil.com.br',
    'Ana\r\nBcc: x',
    'Ana \u202eazuoS',
    'Ana\u200bSouza',
    '\u0000Ana',
  ])('%j não', (nome) => expect(passa(nome)).toBe(false));
});

describe('E23 P236 onde quer que se escreva um nome', () => {
  const { responsavel, nomeFantasia, razaoSocial } = empresaForm.shape;
  it.each([
    ['quem responde por um link', quemResponde.shape.nome],
    ['responsável da empresa', responsavel.shape.nome],
  ])('%s: a mesma regra', (_, campo) => {
    for (const nome of ['Ana Souza', 'Sr. Zé']) expect(campo.safeParse(nome).success).toBe(true);
    for (const nome of ['Visite evil.exemplo agora', 'Ana\u200bSouza', 'Oi'])
      expect(campo.safeParse(nome).success).toBe(false);
  });
  it.each([
    ['nome fantasia', nomeFantasia],
    ['razão social', razaoSocial],
    ['convite de uma empresa', conviteDeEmpresaForm.shape.nome],
  ])('%s: pode ser um domínio, e não leva a lugar algum', (_, campo) => {
    for (const nome of ['Loja.com', 'Hotéis.com Brasil Ltda.', 'A & B S/A', 'Casa 24:7', '@casa'])
      expect(campo.safeParse(nome).success, nome).toBe(true);
    for (const nome of [
      'Aurora https://evil.exemplo',
      'Aurora www.evil',
      'Confirme em evil.com/premio',
      'evil.com:8080 Ltda',
      'Aurora evil.com?x',
      'Escreva a suporte@evil.com',
      'Aurora\u200b Ltda',
    ])
      expect(campo.safeParse(nome).success, nome).toBe(false);
  });
  it('o que se escreveu antes de haver a regra não vai em e-mail', () => {
    expect(nomeQueSeDiz('Ana Souza', 'Respondente')).toBe('Ana Souza');
    expect(nomeQueSeDiz('Visite evil.exemplo', 'Respondente')).toBe('Respondente');
  });
});

describe('C32 um texto que se lê', () => {
  it.each(['Reaproveitar a água', 'Água 💧💧', 'linha\nlinha', 'a b', 'família 👨‍👩‍👧 na horta'])(
    '%j passa',
    (v) => expect(texto().safeParse(v).success).toBe(true),
  );
  it.each([
    '\u200b\u200b\u200b',
    '\u2060 \u2060 \u2060',
    'Título \u202etrocado',
    'com\u0000nulo',
    'a\u200b\u200b',
  ])('%j não', (v) => expect(texto().safeParse(v).success).toBe(false));
});
