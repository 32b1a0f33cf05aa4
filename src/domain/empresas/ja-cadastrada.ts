/** Of a CNPJ that some company has. Pages of visitors tell by it what such a company does (decisions P232). */
export const EMPRESA_JA_CADASTRADA = 'Empresa já cadastrada';
