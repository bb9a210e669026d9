### Why something about friends is refused.

friend-unknown = Nobody is called that. Check the name, or send a link instead.
friend-link-unknown = This link leads to nobody, or not any more. Ask for a new one.
friend-self = That’s you. Choose someone else.
friend-enough = You have { $most } friends, requests and blocks already. Remove one first.
friend-not-friends = You can only invite friends. Become friends first.
