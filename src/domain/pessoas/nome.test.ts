// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { texto } from '@/domain/comum/campos';
import { nomeDePessoa } from './colaborador-form';

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
