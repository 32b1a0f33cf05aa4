/** An invitation that left stays: the person is corrected in the list, and another address is invited besides. */
export function conviteJaFeito(feito: { nome: string; email: string }, agora: { email: string }) {
  const frase = `O primeiro envio já convidou ${feito.nome} (${feito.email}).`;
  return feito.email === agora.email
    ? { frase: `${frase} O que você mudou depois não foi gravado: use "Editar" na lista de colaboradores.` }
    : {
        frase: `${frase} Se o endereço estava errado, remova essa pessoa na lista. Convidar também ${agora.email}?`,
        seguir: 'Convidar também',
      };
}
