// @vitest-environment node
import { expect, it } from 'vitest';
import { emLetrasDeGente } from './letras-do-registro';

it.each([
  ['METALURGICA BOA VISTA LTDA', 'Metalurgica Boa Vista LTDA'],
  ['LABORATORIO AURORA DO BRASIL S.A.', 'Laboratorio Aurora do Brasil S.A.'],
  ['COMERCIO DE GRAOS E RACOES SAO JOAO S/A', 'Comercio de Graos e Racoes Sao Joao S/A'],
  ['DOCES DA JOANA ME', 'Doces da Joana ME'],
  ['JOANA MODELO DA SILVA 00000000000', 'Joana Modelo da Silva 00000000000'],
  ['A CASA DO PÃO EIRELI EPP', 'A Casa do Pão EIRELI EPP'],
  ['JBS ALIMENTOS (FILIAL) II', 'JBS Alimentos (Filial) II'],
  ['PORTO-ALEGRENSE COM. DE TINTAS & CIA', 'Porto-Alegrense Com. de Tintas & Cia'],
  ["SANTA BARBARA D'OESTE", "Santa Barbara D'Oeste"],
  ['RODOVIA BR 365 KM 12', 'Rodovia BR 365 KM 12'],
  ['AVENIDA DR JOAO 12A', 'Avenida Dr Joao 12A'],
  ['A.B.C. SERVIÇOS', 'A.B.C. Serviços'],
  ['Já escrito por GENTE', 'Já escrito por GENTE'],
  ['', ''],
])('%s → %s', (registro, letras) => expect(emLetrasDeGente(registro)).toBe(letras));
