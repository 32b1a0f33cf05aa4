import { exemploDe } from '@tests/support/exemplos';
import { categoriasDeDesafio } from './categoria-de-desafio';

export const umaCategoriaDeDesafio = exemploDe(categoriasDeDesafio, { nome: 'Sustentabilidade' });
